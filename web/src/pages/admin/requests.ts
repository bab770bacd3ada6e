// What admins ask of the server. Others get 404.
import { request } from '../../net/api';
import type { Overview, PersonInfo, ResetLink } from '../../wire';

export const admin = {
  overview: () => request<Overview>('GET', '/admin'),
  people: (find: string, banned: boolean) =>
    request<PersonInfo[]>('GET', `/admin/people?${new URLSearchParams({ find, banned: String(banned) })}`),
  ban: (person: string) => request<null>('POST', `/admin/people/${person}/ban`, {}),
  unban: (person: string) => request<null>('POST', `/admin/people/${person}/unban`, {}),
  resetLink: (login: string) => request<ResetLink>('POST', `/admin/reset/${encodeURIComponent(login)}`, {}),
  settle: (report: number, remove = false) => request<null>('POST', `/admin/reports/${report}?remove=${remove}`, {}),
  closeTable: (id: string) => request<null>('POST', `/admin/tables/${encodeURIComponent(id)}/close`, {}),
  registration: (value: 'open' | 'closed') => request<null>('POST', `/admin/registration/${value}`, {}),
};

/** What has to be confirmed first. */
export interface Question {
  question: string;
  about: string;
  yes: string;
  action: () => Promise<unknown>;
}
