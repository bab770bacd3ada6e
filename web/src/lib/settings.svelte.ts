// What a person has chosen for this browser.
import type { Language } from './words';

export interface Settings {
  language: Language;
  theme: 'auto' | 'day' | 'night';
  motion: 'auto' | 'full' | 'off';
  sound: boolean;
  contrast: 'auto' | 'more';
  cards: 'normal' | 'large';
  confirm: boolean; // moves made of things are confirmed once; without, they are played as soon as they are clear
  name: string;
  guessed: boolean; // the name was made up here, nobody has chosen it
  known: boolean; // whether the server knows this browser
}

const KEY = 'klabauter';

function defaults(): Settings {
  return {
    language: navigator.language.startsWith('de') ? 'de' : 'en',
    theme: 'auto',
    motion: 'auto',
    sound: false,
    contrast: 'auto',
    cards: 'normal',
    confirm: true,
    name: '',
    guessed: false,
    known: false,
  };
}

function load(): Settings {
  try {
    return { ...defaults(), ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) };
  } catch {
    return defaults();
  }
}

export const settings: Settings = $state(load());

export function save(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // a browser that keeps nothing: the choice holds until the page is closed
  }
  apply();
}

export function apply(): void {
  const root = document.documentElement;
  root.lang = settings.language;
  if (settings.theme === 'auto') delete root.dataset['theme'];
  else root.dataset['theme'] = settings.theme;
  root.dataset['motion'] = settings.motion;
  root.dataset['contrast'] = settings.contrast;
  root.dataset['cards'] = settings.cards;
}

/** Whether things may move. */
export function moving(): boolean {
  if (settings.motion !== 'auto') return settings.motion === 'full';
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
