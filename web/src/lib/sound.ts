// Sounds made by the program. Off unless somebody wants them.
import { settings } from './settings.svelte';

export type Sound = 'turn' | 'knock' | 'card' | 'coin' | 'dice' | 'no' | 'end';

let context: AudioContext | null = null;

function tone(at: number, frequency: number, length: number, volume: number, type: OscillatorType = 'sine'): void {
  if (!context) return;
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.type = type;
  oscillator.frequency.value = frequency;
  gain.gain.setValueAtTime(0.0001, context.currentTime + at);
  gain.gain.exponentialRampToValueAtTime(volume, context.currentTime + at + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, context.currentTime + at + length);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(context.currentTime + at);
  oscillator.stop(context.currentTime + at + length + 0.02);
}

function noise(at: number, length: number, volume: number, frequency: number): void {
  if (!context) return;
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let n = 0; n < data.length; n++) data[n] = (Math.random() * 2 - 1) * (1 - n / data.length);
  const source = context.createBufferSource();
  source.buffer = buffer;
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = frequency;
  const gain = context.createGain();
  gain.gain.value = volume;
  source.connect(filter).connect(gain).connect(context.destination);
  source.start(context.currentTime + at);
}

const SOUNDS: Record<Sound, () => void> = {
  turn: () => [784, 1046].forEach((f, n) => tone(n * 0.14, f, 0.7, 0.12)), // a ship's bell, twice
  knock: () => noise(0, 0.07, 0.5, 420),
  card: () => noise(0, 0.12, 0.25, 2600),
  coin: () => [2093, 2637].forEach((f, n) => tone(n * 0.05, f, 0.25, 0.05, 'triangle')),
  dice: () => [0, 0.07, 0.13, 0.22, 0.34].forEach((at) => noise(at, 0.05, 0.4, 900)),
  no: () => tone(0, 150, 0.18, 0.12, 'square'),
  end: () => [523, 659, 784, 1046].forEach((f, n) => tone(n * 0.16, f, 0.9, 0.1)),
};

export function sound(which: Sound): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  SOUNDS[which]();
}
