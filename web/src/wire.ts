// Written by tools/wire_types.py from src/klabauter/wire. Do not edit.

/** `code` is for programs, `message` for people in their language, `rule` the paragraph where one is meant. */
export interface Problem {
  type: "problem";
  code: string;
  message: string;
  rule?: string | null;
  reply?: number | null;
}

/** Seconds per move, or seconds for the whole game and what each move adds. What runs out is taken over by a bot. */
export interface Clock {
  move?: number | null;
  game?: number | null;
  add?: number;
}

/** `seats`: per seat `me` (several: hot-seat), `open`, or a bot's level. */
export interface NewTable {
  game: string;
  seats: string[];
  options?: Record<string, string | number | boolean>;
  components?: Record<string, unknown> | string;
  access?: "link" | "open" | "password";
  password?: string | null;
  memory?: "aid" | "none";
  chat?: boolean;
  spectators?: boolean;
  clock?: Clock | null;
  hints?: boolean;
  names?: Record<string, string>;
}

/** The host asks for a new link to the seat of a guest who lost it. The others agree one by one; the host gets it */
export interface LinkRequest {
  agreed: number[];
  missing: number[];
  ready: number;
}

/** Whether one agrees that the host gets a new link to somebody's seat. */
export interface LinkAnswer {
  agree: boolean;
}

/** Who sits there. `bot` is its level; `away`: a bot stands in for the person. */
export interface SeatInfo {
  name?: string | null;
  bot?: string | null;
  away?: boolean;
  resigned?: boolean;
  parted?: number | null;
  here?: boolean;
  pledged?: boolean;
  opened?: boolean;
  agrees?: boolean;
  declined?: number | null;
  relinked?: boolean;
  link?: LinkRequest | null;
  left?: number | null;
}

/** Contributions to the luck, by seat: the pledges, and what was opened once that is over. `null`: nothing. */
export interface Round {
  pledges: (string | null)[];
  contributions: (string | null)[] | null;
}

/** A value of the components that a person changed: its place, its value at this table, and the usual value. */
export interface OwnComponent {
  where: string;
  own: string;
  usual: string;
}

/** The text of a components file, to be checked for a table like this. */
export interface OwnComponents {
  components: string;
  seats: number;
  options?: Record<string, string | number | boolean>;
}

/** What everybody may know of a table. */
export interface TableInfo {
  id: string;
  game: string;
  rules: number;
  options: Record<string, string | number | boolean>;
  status: "open" | "over" | "playing" | "starting";
  access: "link" | "open" | "password";
  seats: SeatInfo[];
  host?: number | null;
  memory?: string;
  chat?: boolean;
  clock?: Clock | null;
  deadline?: number | null;
  remaining?: number | null;
  commitment?: string;
  rounds?: Round[];
  ending?: "agreed" | "closed" | "played" | "resigned" | null;
  created?: number;
  turn?: number | null;
  rematch?: string | null;
  components?: OwnComponent[];
  hints?: boolean;
  removed?: number;
  yours?: boolean;
}

/** A seat, and the private link to it: the link gives the seat. */
export interface Joined {
  table: string;
  seats: number[];
  link: string;
  token: string;
}

export interface Join {
  seat?: number | null;
  password?: string | null;
}

export interface TablePassword {
  password: string;
}

/** Whether a table that looks for players is in the lobby. */
export interface Listing {
  listed: boolean;
}

/** Whether a reminder went out; without a way to reach the person it did not. */
export interface Reminded {
  sent: boolean;
}

export interface Lobby {
  tables: TableInfo[];
  more?: boolean;
}

export interface OptionInfo {
  name: string;
  values: (string | number | boolean)[];
  default: string | number | boolean;
  rule: string;
  text: string;
  texts: string[];
}

export interface GameInfo {
  id: string;
  title: string;
  pitch: string;
  authors: string;
  publisher: string;
  year: number;
  seats: number[];
  minutes: number[];
  options: OptionInfo[];
}

/** A level of bots. */
export interface BotInfo {
  id: string;
  name: string;
  about: string;
}

export interface Games {
  games: GameInfo[];
  bots: BotInfo[];
}

export interface Guest {
  name: string;
  lang?: "de" | "en" | null;
}

/** An account. A guest who registers keeps the tables. */
export interface Register {
  login: string;
  password: string;
  name?: string | null;
  mail?: string | null;
}

export interface SignIn {
  login: string;
  password: string;
}

/** Who one is here; `token` only when it was just made. */
export interface Identity {
  id: string;
  name: string;
  login?: string | null;
  lang?: string | null;
  admin?: boolean;
  token?: string | null;
}

export interface Change {
  name?: string | null;
  lang?: "de" | "en" | null;
  look?: string | null;
}

export interface NewPassword {
  old: string;
  new: string;
}

/** Whoever sits there or said that line: hear no more (`mute`), meet no more (`block`), or again (`none`). */
export interface Block {
  table: string;
  kind: "block" | "mute" | "none";
  seat?: number | null;
  line?: number | null;
}

/** Somebody one does not want to hear or meet. */
export interface Blocked {
  id: string;
  name: string;
  kind: "block" | "mute";
}

/** A line of chat that admins should see. */
export interface Report {
  table: string;
  line: number;
}

/** A password for an account whose old one was lost. */
export interface NewSecret {
  token: string;
  password: string;
}

/** How somebody wants to be notified that a game waits; `secret` comes from the server and signs a webhook. */
export interface Notify {
  mail?: boolean;
  webhook?: string | null;
  secret?: string | null;
}

/** How somebody is notified now. */
export interface Ways {
  mail?: boolean;
  address?: string | null;
  unconfirmed?: string | null;
  webhook?: string | null;
  secret?: string | null;
  feed?: boolean;
  push?: boolean;
}

/** Where mail goes once that address is confirmed; `null`: nowhere. The password, because a lost one is mailed */
export interface NewMail {
  mail: string | null;
  password: string;
}

/** The token of the link that was mailed to an address. */
export interface Confirm {
  token: string;
}

export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** What a browser's `PushSubscription` says of itself; what else it says is not kept. */
export interface Subscription {
  endpoint: string;
  keys: PushKeys;
}

/** A place where somebody is signed in. */
export interface DeviceInfo {
  id: string;
  created: number;
  here?: boolean;
  push?: boolean;
}

/** What this server offers beside tables, who runs it, and how long it keeps what. */
export interface ServerInfo {
  registration: boolean;
  mail: boolean;
  push: string;
  name: string;
  operator: string;
  privacy: string;
  keep_tables: number;
  keep_guests: number;
}

export interface Forgot {
  login: string;
}

/** A line of chat somebody complained about. `who` said it, unless that account is gone. */
export interface ReportInfo {
  id: number;
  at: number;
  table: string;
  about: string;
  who?: string | null;
  name?: string | null;
  by?: string | null;
}

/** A table that is not over, and who sits there. */
export interface TableSeen {
  table: TableInfo;
  people: (string | null)[];
  touched: number;
}

/** A table that cannot be read, and why; nobody can open it. */
export interface TableAside {
  id: string;
  game: string;
  touched: number;
  why: string;
}

export interface PersonInfo {
  id: string;
  name: string;
  created: number;
  seen: number;
  login?: string | null;
  admin?: boolean;
  banned?: boolean;
}

/** The clock of the server jumped by so many milliseconds; `at` is what it said then. */
export interface ClockJump {
  at: number;
  by: number;
}

export interface Overview {
  registration: "closed" | "open";
  reports: ReportInfo[];
  tables: TableSeen[];
  aside: TableAside[];
  counts: Record<string, number>;
  clock?: ClockJump | null;
}

/** Sets a lost password anew, once, within a day. */
export interface ResetLink {
  link: string;
}

/** Who is there. `since` is the number of the first event the client has not seen. */
export interface Hello {
  type: "hello";
  token?: string | null;
  seat?: number | null;
  since?: number;
  lang?: string | null;
  password?: string | null;
  id?: number | null;
}

/** A program's first message when it plays a seat; all others are those of docs/bot-protocol.md. */
export interface Sit {
  type: "sit";
  token: string;
  seat?: number | null;
  password?: string | null;
}

/** Look at the table from another of one's own seats, or, with `null`, from none: for a hot seat. */
export interface Look {
  type: "look";
  seat: number | null;
  since?: number;
  id?: number | null;
}

/** A move by its notation. `at` is the number of moves so far as the client knows it: sent twice, played once. */
export interface Play {
  type: "play";
  move: string;
  at: number;
  id?: number | null;
}

export interface Undo {
  type: "undo";
  at: number;
  id?: number | null;
}

/** Why is a move, or a selection of parts, not possible? `after` are own moves that would come before it. */
export interface Why {
  type: "why";
  move?: string | null;
  parts?: string[] | null;
  after?: string[] | null;
  id?: number | null;
}

/** What would a move bring, as far as the seat can know? `then` are the moves that complete it. */
export interface Preview {
  type: "preview";
  move: string;
  then?: string[] | null;
  id?: number | null;
}

/** Which moves complete this one? For a choice with `more`. */
export interface Complete {
  type: "complete";
  move: string;
  id?: number | null;
}

/** What would be good? Where the table allows that. `quick`: a decent move at once, not the best one. */
export interface HintRequest {
  type: "hint";
  quick?: boolean;
  id?: number | null;
}

/** Fairness: the hash of a contribution to the luck of this seat. */
export interface Pledge {
  type: "pledge";
  hash: string;
  seat?: number | null;
  id?: number | null;
}

/** Fairness: the contribution itself, once the table was started. */
export interface Open {
  type: "open";
  text: string;
  seat?: number | null;
  id?: number | null;
}

export interface Start {
  type: "start";
  id?: number | null;
}

/** Take the seat back from the bot that stood in. */
export interface Back {
  type: "back";
  seat?: number | null;
  id?: number | null;
}

export interface Resign {
  type: "resign";
  id?: number | null;
}

/** End the game by agreement: done when every person at the table wants it. `False` takes that back, or */
export interface AgreeEnd {
  type: "agree-end";
  agree?: boolean;
  id?: number | null;
}

export interface Say {
  type: "say";
  text: string;
  id?: number | null;
}

export interface Ping {
  type: "ping";
  id?: number | null;
}

/** A legal move: its notation, its verb and values for words, its parts for boards, what it costs. */
export interface Choice {
  move: string;
  verb: string;
  parts: string[];
  values: Record<string, unknown>;
  kinds: Record<string, string>;
  cost?: Record<string, number>;
  ends?: boolean;
  text?: string | null;
  next?: number[];
  more?: boolean;
}

/** A move that completes the one before it. */
export interface Completion {
  move: string;
  parts?: string[] | null;
  values?: Record<string, unknown> | null;
  cost?: Record<string, number>;
  next?: number[];
}

/** What is asked of whom. `moves` only for the seat that is asked. */
export interface Prompt {
  seat: number;
  key: string;
  rule: string;
  text?: string | null;
  moves?: Choice[] | null;
  completions?: Completion[];
  kinds?: Record<string, Record<string, string>>;
}

/** A log event as its seat may know it. `stand_in`: a bot made this move for the person at that seat. */
export interface SeenEvent {
  number: number;
  rule: string;
  line: string;
  values: Record<string, unknown>;
  kinds: Record<string, string>;
  text?: string | null;
  stand_in?: number | null;
}

/** A seat at the end. Whoever resigned stands behind all others. A game that was broken off is won by nobody, but */
export interface Standing {
  seat: number;
  rank: number;
  score: number;
  parts: Record<string, number>;
  tiebreak?: Record<string, number>;
  won?: boolean;
}

/** How things stand for this connection. `events` follow without a gap on those the client has. */
export interface State {
  type: "state";
  number: number;
  at: number;
  seat: number | null;
  table: TableInfo;
  since: number;
  events: SeenEvent[];
  view?: Record<string, unknown> | null;
  outlook?: Record<string, unknown>;
  prompt?: Prompt | null;
  undo?: boolean;
  hints?: boolean;
  result?: Standing[] | null;
  ended?: string | null;
  reply?: number | null;
}

/** Answers `hello`: which seats are one's own, and what was said at the table. */
export interface Welcome {
  type: "welcome";
  seats: number[];
  host: boolean;
  chat: ChatLine[];
  reply?: number | null;
  removed?: boolean;
}

/** A line of chat. */
export interface ChatLine {
  type: "said";
  id: number;
  at: number;
  name: string;
  text: string;
  seat?: number | null;
}

/** A line of chat is gone. */
export interface ChatLineRemoved {
  type: "unsaid";
  id: number;
}

/** Somebody came or went: the seats whose people are here now. */
export interface Present {
  type: "here";
  seats: number[];
}

/** A request without another answer was fulfilled; for a move: it is kept for good. */
export interface Done {
  type: "done";
  reply?: number | null;
  at?: number | null;
}

/** Answers `why`. Without `reason` it is possible. */
export interface Refusal {
  type: "because";
  rule?: string | null;
  reason?: string | null;
  values?: Record<string, unknown>;
  kinds?: Record<string, string>;
  text?: string | null;
  reply?: number | null;
}

/** What speaks for a move or against it. */
export interface Remark {
  rule: string;
  remark: string;
  values: Record<string, unknown>;
  kinds: Record<string, string>;
  text?: string | null;
}

/** A move worth playing; `share` is the share of the win it is given, 0 to 1, `estimate` the same in words. */
export interface Hint {
  move: string;
  share: number;
  reasons: Remark[];
  text?: string | null;
  estimate?: string | null;
}

/** Answers `hint`: the best moves after `at` moves, the best first. */
export interface Hints {
  type: "hints";
  at: number;
  moves: Hint[];
  reply?: number | null;
}

/** Answers `preview`. */
export interface Effects {
  type: "effects";
  events: SeenEvent[];
  changes?: Record<string, unknown>;
  reply?: number | null;
}

/** Answers `complete`: as in a prompt; `next` is that of the move asked about. */
export interface Completions {
  type: "completions";
  next: number[];
  completions?: Completion[];
  kinds?: Record<string, Record<string, string>>;
  reply?: number | null;
}

export type AnyRequest = Hello | Look | Play | Undo | Why | Preview | Complete | HintRequest | Pledge | Open | Start | Back | Resign | AgreeEnd | Say | Ping;

export type AnyMessage = State | Welcome | ChatLine | ChatLineRemoved | Present | Done | Refusal | Effects | Completions | Hints | Problem;
