// REST. Errors are Problems in the person's language.
import type {
  Block,
  Blocked,
  DeviceInfo,
  Games,
  Identity,
  Joined,
  Lobby,
  NewTable,
  Notify,
  OwnComponent,
  OwnComponents,
  Problem,
  Reminded,
  ServerInfo,
  TableInfo,
  Ways,
} from '../wire';
import { settings } from '../lib/settings.svelte';

export class Refused extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.message);
  }
}

/** The server cannot be reached. Whoever does not care leaves it to the page, which says so. */
export class Offline extends Error {}

export interface RuleParagraph {
  number: string;
  title: string;
  chapter: string;
  source: string;
  text: string;
}

export async function request<T>(method: string, path: string, body?: unknown, token?: string | null): Promise<T> {
  const headers: Record<string, string> = { 'accept-language': settings.language };
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (token) headers['authorization'] = `Bearer ${token}`;
  const init: RequestInit = { method, headers };
  if (body !== undefined) init.body = JSON.stringify(body);
  const answer = await fetch(`/api${path}`, init).catch((error: unknown) => {
    throw new Offline(String(error));
  });
  const data: unknown = answer.status === 204 ? null : await answer.json();
  if (!answer.ok) throw new Refused(data as Problem, answer.status);
  return data as T;
}

async function text(path: string, token: string | null): Promise<string> {
  const answer = await fetch(`/api${path}`, token ? { headers: { authorization: `Bearer ${token}` } } : {});
  if (!answer.ok) throw new Refused((await answer.json()) as Problem, answer.status);
  return answer.text();
}

const lang = () => `lang=${settings.language}`;

export const api = {
  games: () => request<Games>('GET', `/games?${lang()}`),
  lobby: (running = false) => request<Lobby>('GET', `/tables?running=${running}`),
  table: (id: string) => request<TableInfo>('GET', `/tables/${id}`),
  components: (id: string) => request<Record<string, unknown>>('GET', `/tables/${id}/figures`),
  checkComponents: (game: string, components: OwnComponents) =>
    request<OwnComponent[]>('POST', `/games/${game}/figures`, components),
  create: (table: NewTable) => request<Joined>('POST', '/tables', table),
  join: (id: string, seat?: number, password?: string) =>
    request<Joined>('POST', `/tables/${id}/join`, {
      ...(seat === undefined ? {} : { seat }),
      ...(password ? { password } : {}),
    }),
  rematch: (id: string, token: string | null) => request<Joined>('POST', `/tables/${id}/rematch`, {}, token),
  seatBot: (id: string, seat: number, level: string, token: string | null) =>
    request<null>('POST', `/tables/${id}/seats/${seat}/bot?level=${level}`, {}, token),
  widen: (id: string, token: string | null) => request<null>('POST', `/tables/${id}/seats`, {}, token),
  narrow: (id: string, token: string | null) => request<null>('DELETE', `/tables/${id}/seats`, undefined, token),
  list: (id: string, listed: boolean, token: string | null) =>
    request<null>('PUT', `/tables/${id}/listed`, { listed }, token),
  standIn: (id: string, seat: number, token: string | null) =>
    request<null>('POST', `/tables/${id}/seats/${seat}/stand-in`, {}, token),
  remind: (id: string, seat: number, token: string | null) =>
    request<Reminded>('POST', `/tables/${id}/seats/${seat}/remind`, {}, token),
  newLink: (id: string, seat: number, token: string | null) =>
    request<Joined | null>('POST', `/tables/${id}/seats/${seat}/link`, {}, token),
  agreeToLink: (id: string, seat: number, agree: boolean, token: string | null) =>
    request<null>('POST', `/tables/${id}/seats/${seat}/link/agree`, { agree }, token),
  remove: (id: string, seat: number, token: string | null) =>
    request<null>('POST', `/tables/${id}/seats/${seat}/remove`, {}, token),
  welcome: (id: string, token: string | null) => request<null>('POST', `/tables/${id}/welcome`, {}, token),
  becomeHost: (id: string, token: string | null) => request<null>('POST', `/tables/${id}/host`, {}, token),
  leave: (id: string, token: string | null) => request<null>('POST', `/tables/${id}/leave`, {}, token),
  record: (id: string, token: string | null) => text(`/tables/${id}/record`, token),
  proof: (id: string, token: string | null) => text(`/tables/${id}/proof`, token),
  rules: (game: string, language: string) =>
    request<{ title: string; paragraphs: RuleParagraph[] }>('GET', `/rules/${game}?lang=${language}`),
  searchRules: (game: string, language: string, words: string) =>
    request<{ lang: string; found: { number: string; snippet: string }[] }>(
      'GET',
      `/rules/${game}/search?lang=${language}&q=${encodeURIComponent(words)}`,
    ),
  me: () => request<Identity>('GET', '/me'),
  mine: () => request<Lobby>('GET', '/me/tables'),
  server: () => request<ServerInfo>('GET', '/server'),
  ways: () => request<Ways>('GET', '/me/notify'),
  setWays: (mail: boolean, webhook: string | null) => request<Notify>('PUT', '/me/notify', { mail, webhook }),
  newMail: (mail: string | null, password: string) => request<null>('PUT', '/me/mail', { mail, password }),
  confirm: (token: string) => request<null>('POST', '/confirm', { token }),
  confirmAgain: () => request<null>('POST', '/me/mail', {}),
  push: (subscription: PushSubscriptionJSON) => request<null>('PUT', '/me/push', subscription),
  newFeed: () => request<{ link: string }>('POST', '/me/feed', {}),
  noFeed: () => request<null>('DELETE', '/me/feed'),
  noPush: () => request<null>('DELETE', '/me/push'),
  guest: (name: string) => request<Identity>('POST', '/guest', { name, lang: settings.language }),
  speak: (lang: 'de' | 'en') => request<Identity>('PATCH', '/me', { lang }),
  rename: (name: string) => request<Identity>('PATCH', '/me', { name }),
  register: (login: string, password: string, mail: string) =>
    request<Identity>('POST', '/register', { login, password, ...(mail ? { mail } : {}) }),
  signIn: (login: string, password: string) => request<Identity>('POST', '/sign-in', { login, password }),
  signOut: () => request<null>('POST', '/sign-out', {}),
  newPassword: (old: string, fresh: string) => request<null>('POST', '/me/password', { old, new: fresh }),
  forgot: (login: string) => request<null>('POST', '/forgot', { login }),
  reset: (token: string, password: string) => request<null>('POST', '/reset', { token, password }),
  devices: () => request<DeviceInfo[]>('GET', '/me/devices'),
  signOutDevice: (id: string) => request<null>('DELETE', `/me/devices/${id}`),
  block: (whom: Block, token: string | null) => request<null>('POST', '/me/blocks', whom, token),
  blocks: () => request<Blocked[]>('GET', '/me/blocks'),
  unblock: (id: string) => request<null>('DELETE', `/me/blocks/${id}`),
  report: (table: string, line: number, token: string | null) =>
    request<null>('POST', '/reports', { table, line }, token),
  forget: () => request<null>('DELETE', '/me'),
};
