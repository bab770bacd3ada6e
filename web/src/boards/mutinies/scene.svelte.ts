// What all drawings of this board look at: the view, what can be chosen, and what follows from both.
import { getContext, setContext } from 'svelte';
import { brought, isDeal, outlook, type Sale } from './outlook';
import { actionOf, face, type Face, type Printed } from './types';
import type { Action, Deal, MutinyView, Player, Private, Public } from './view';
import type { FluentVariable } from '@fluent/bundle';
import type { BoardProps, SeatLook, Step, Whole } from '../../board/board';
import type { Picking } from '../../table/picking.svelte';
import type { Words } from '../../lib/words';
import type { Standing, SeenEvent } from '../../wire';

/** A figure: a seat's, or the henchman of two-player games. */
export interface Pawn {
  figure: number;
  seat: number | null; // null: the henchman
  space: string; // empty: still on deck
}

const PLACING = new Set(['go', 'board', 'send']);
const SELLING = new Set(['deal', 'lay', 'pour']);
const LOSING = new Set(['lose-doubloon', 'lose-rum']);

export class Scene {
  /** A card whose text somebody wants to read; '*' for all in the hand. */
  reading: string = $state('');
  /** The place opened on a narrow stage, as long as nothing else is asked. */
  opened: Action | '' = $state('');

  readonly view: MutinyView = $derived.by(() => this.props().view);
  readonly pub: Public = $derived(this.view.public);
  readonly own: Private = $derived(this.view.private);
  readonly step: Step<MutinyView> = $derived.by(() => this.props().step);
  readonly words: Words = $derived.by(() => this.props().words);
  readonly seats: readonly SeatLook[] = $derived.by(() => this.props().seats);
  readonly seat: number | null = $derived.by(() => this.props().seat);
  readonly printed: Partial<Printed> = $derived.by(() => this.props().components as Partial<Printed>);
  /** What this device is asked; empty if somebody else is, or nobody. */
  readonly asked: string = $derived.by(() => (this.picking.asked ? (this.props().prompt?.key ?? '') : ''));
  readonly actor: number | null = $derived.by(() => this.props().prompt?.seat ?? null);

  /** The standings, best first; empty as long as it is not over. */
  readonly ranks: readonly Standing[] = $derived.by(() =>
    [...(this.props().result ?? [])].sort((a, b) => a.rank - b.rank),
  );

  readonly captain: number | null = $derived(this.pub.order[0] ?? null);
  readonly me: Player | null = $derived(this.seat === null ? null : (this.pub.players[this.seat] ?? null));
  readonly pawns: Pawn[] = $derived(
    this.pub.figures.map((space, figure) => ({ figure, seat: figure < this.view.seats ? figure : null, space })),
  );
  /** Figures placed with All Aboard. Nobody pays while figures are placed; later `free`
   *  has those that have paid, too. */
  readonly aboard: readonly number[] = $derived(this.view.pending.includes('resolve') ? this.pub.free : []);
  /** Everybody in the order of play; with two seats the henchman stands between them. */
  readonly deck: (number | null)[] = $derived.by(() => {
    const [first, ...rest] = this.pub.order;
    if (first === undefined) return [];
    return this.view.seats === 2 ? [first, null, ...rest] : [first, ...rest];
  });
  readonly best: Sale | null = $derived.by(() => outlook(this.view).sale ?? null);
  /** A figure to come: where the move that is pointed at or ready would put it. */
  readonly ghost: Pawn | null = $derived.by(() => {
    const choice = this.picking.preview;
    if (!choice || !PLACING.has(choice.verb) || this.seat === null) return null;
    return { figure: -1, seat: choice.verb === 'send' ? null : this.seat, space: String(choice.values['space'] ?? '') };
  });
  /** What has happened in this round, as far as the step tells it: who has just come is
   *  told of the whole game at once. */
  readonly news: readonly SeenEvent[] = $derived.by(() =>
    this.view.over
      ? []
      : this.step.events.slice(this.step.events.findLastIndex((one) => one.line === 'round-begins') + 1),
  );
  /** Whether tiles of one's own are asked for: a narrow stage shows the hand first then. */
  readonly giving: boolean = $derived.by(() =>
    this.picking.choices.some((one) => one.verb === 'lay' || one.verb === 'give'),
  );
  /** Whether one has to choose a loss. */
  readonly losing: boolean = $derived(LOSING.has(this.asked));
  /** What everybody has to know about this round; empty in ordinary ones. */
  readonly banner: string = $derived.by(() => {
    const { last, round, calm } = this.pub;
    const news = [last && round >= last ? 'last' : last ? 'last-next' : '', calm ? 'calm' : ''].filter(Boolean);
    return this.view.over ? '' : news.map((key) => this.say(key)).join(' · ');
  });
  /** Jewels seen with others, where the table remembers for people; at the end everything. */
  readonly seen: readonly { seat: number; tiles: string[] }[] = $derived.by(() => {
    const known = this.view.known as { jewels?: string[][] } | undefined;
    return (known?.jewels ?? []).flatMap((tiles, seat) =>
      seat !== this.seat && tiles.length > 0 ? [{ seat, tiles }] : [],
    );
  });
  /** The deal that is being made: on the table, or just chosen for the city. */
  readonly deal: Deal | '' = $derived.by(() => this.pub.deal || (this.picking.parts.find(isDeal) ?? ''));
  /** What was chosen, with what follows from it where only one move is left. */
  private readonly bid: readonly string[] = $derived.by(() => {
    const [only, ...more] = this.picking.now.ready;
    return only && more.length === 0 ? only.parts : this.picking.parts;
  });
  /** The tiles of the sale: those turned up and those chosen, which are still in the hand. */
  readonly offered: readonly string[] = $derived.by(() =>
    this.deal
      ? [...this.pub.laid, ...this.bid.filter((one) => one !== 'rum' && !isDeal(one) && this.face(one).stone)]
      : [],
  );
  /** The sales of the chosen tiles, each with its rum; none as long as tiles are missing. */
  readonly pours: readonly { rum: number; choice: Whole }[] = $derived.by(() => {
    if (!this.deal) return [];
    const dry = (parts: readonly string[]) =>
      parts
        .filter((one) => one !== 'rum')
        .sort()
        .join(' ');
    const chosen = dry(this.bid);
    return this.picking.choices.flatMap((choice) =>
      SELLING.has(choice.verb) && this.completes(choice) && dry(choice.parts) === chosen
        ? [{ rum: choice.parts.filter((one) => one === 'rum').length, choice }]
        : [],
    );
  });
  /** What the sale with so much rum brings; null until the server has said it, and for what is no sale of one's own. */
  gain(rum: number): { prestige: number; doubloons: number } | null {
    const one = this.pours.find((pour) => pour.rum === rum);
    return one ? brought(this.picking.foresees(one.choice)?.events ?? []) : null;
  }
  /** Whether nothing is left to choose after this move. */
  private completes(choice: Whole): boolean {
    return choice.then !== undefined || !(choice.next?.length || choice.more);
  }
  /** The place a narrow stage shows large. */
  readonly focus: Action = $derived.by(() => {
    if (this.opened) return this.opened;
    if (this.asked === 'theft' || this.asked === 'henchman-theft') return 'routes';
    if (this.deal || this.asked === 'city-deal' || this.asked === 'henchman-deal') return 'market';
    if (this.pub.action) return this.pub.action;
    const able = this.picking.choices.map((one) => actionOf(String(one.values['space'] ?? ''))).find(Boolean);
    return able || 'routes';
  });

  constructor(private readonly props: () => BoardProps<MutinyView>) {}

  get picking(): Picking {
    return this.props().picking;
  }

  say(key: string, values: Record<string, FluentVariable> = {}): string {
    return this.words.say(`board-${key}`, values);
  }

  face(id: string): Face {
    return face(id, this.printed);
  }

  at(space: string): Pawn[] {
    return this.pawns.filter((one) => one.space === space);
  }

  who(pawn: Pawn): string {
    return pawn.seat === null ? this.words.name('henchman') : this.words.player(pawn.seat);
  }

  /** A space with what lies and stands there, for those who hear the board. */
  spaceName(space: string): string {
    const parts = [this.words.name(space, 'space')];
    const route = /^routes-(\d)$/.exec(space);
    const tile = route ? this.pub.display[Number(route[1]) - 1] : undefined;
    if (tile) parts.push(this.words.name(tile, 'tile'));
    const there = this.at(space).map((one) => this.who(one));
    if (there.length > 0) parts.push(this.say('stands-there', { who: this.words.listed(there) }));
    return parts.join(', ');
  }

  /** Bottles of a price that one has not got. */
  lacks(rum: number): number {
    const asked = this.asked === 'choose' || this.asked === 'place';
    return asked && this.me ? Math.max(0, rum - this.me.rum) : 0;
  }

  reconstructed(source: { source?: string } | undefined): boolean {
    return source?.source === 'reconstructed';
  }

  hasMoves(action: Action): boolean {
    return this.picking.choices.some((one) => one.parts.some((part) => part.startsWith(`${action}-`)));
  }

  /** What a card does, in a sentence. */
  cardText(id: string): string {
    const p = this.printed;
    const seas = p['seven-seas'];
    const [one = 0, two = 0, three = 0] =
      (this.view.seats > 4 ? seas?.five : this.view.seats > 3 ? seas?.four : seas?.three) ?? [];
    return this.say(`card-${id}`, {
      captain: p.reward?.captain ?? 0,
      sailors: p.reward?.sailors ?? 0,
      doubloons: p['bad-rum']?.doubloons ?? 0,
      pay: p.renowned?.pay ?? 0,
      fame: p.renowned?.prestige ?? 0,
      more: p['more-rum']?.rum ?? 0,
      last: p['last-mutiny']?.prestige ?? 0,
      away: p['where-is-my-rum']?.rum ?? 0,
      end: p['to-the-end']?.prestige ?? 0,
      sailor: p['loyal-soul']?.sailor ?? 0,
      lowest: p['loyal-soul']?.last ?? 0,
      one,
      two,
      three,
    });
  }
}

const KEY = Symbol('mutinies');

export const setScene = (scene: Scene): Scene => setContext(KEY, scene);
export const getScene = (): Scene => getContext<Scene>(KEY);
