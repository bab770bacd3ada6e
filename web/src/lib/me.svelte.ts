// Who one is on this server. Nobody has to sign in to play: a guest with a name is enough.
import { api } from '../net/api';
import { say } from './language.svelte';
import { save, settings } from './settings.svelte';
import type { Identity } from '../wire';

class Me {
  identity: Identity | null = $state.raw(null);
  asked = $state(false);
}
export const me = new Me();

export async function whoAmI(): Promise<Identity | null> {
  if (!me.asked) {
    me.asked = true;
    if (settings.known) me.identity = await api.me().catch(() => null);
  }
  return me.identity;
}

/** Be somebody: under the name chosen here, or a passing sailor's. */
export async function somebody(): Promise<Identity> {
  const known = await whoAmI();
  if (known) return known;
  const guessed = settings.guessed || !settings.name;
  return remember(await api.guest(settings.name || suggested()), guessed);
}

/** A passing sailor's name, other than those at the table. */
export function suggested(taken: readonly string[] = []): string {
  const all = say('ui-guest-names')
    .split(',')
    .map((one) => one.trim());
  const names = all.filter((one) => !taken.includes(one));
  return names[Math.floor(Math.random() * names.length)] ?? all[0] ?? 'Klabauter';
}

/** Whether somebody has chosen the name, or has an account. */
export const named = (): boolean => Boolean(me.identity?.login) || (settings.name !== '' && !settings.guessed);

export async function call(name: string): Promise<void> {
  remember((await whoAmI()) ? await api.rename(name) : await api.guest(name));
}

/** The server's cookie is not ours to read: that there is one is written down beside it. */
export function remember(identity: Identity, guessed = false): Identity {
  me.identity = identity;
  settings.name = identity.name;
  settings.guessed = guessed;
  settings.known = true;
  save();
  return identity;
}

/** Mails and messages come in the language of these pages. */
export async function speakLikeThePages(): Promise<void> {
  const known = await whoAmI();
  if (known && known.lang !== settings.language)
    // if it fails now, it is tried again the next time
    me.identity = await api.speak(settings.language).catch(() => known);
}

export function forget(): void {
  me.identity = null;
  settings.known = false;
  save();
}
