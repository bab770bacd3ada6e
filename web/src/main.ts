import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { speak } from './lib/language.svelte';
import { follow } from './lib/route.svelte';
import { apply } from './lib/settings.svelte';
import { newer, renew } from './net/update';

// A part of the program that the updated server does not have any more.
addEventListener('vite:preloadError', () => void newer().then((program) => program && renew(program)));
apply();
follow();
await speak();
const target = document.getElementById('app');
if (target) mount(App, { target });
if ('serviceWorker' in navigator && import.meta.env.PROD)
  void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
