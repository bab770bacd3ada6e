// "Back" puts away what lies over the table before it leaves the table: as long as something
// does, the browser's history has an entry more.

export interface Past {
  push(): void; // one entry more, for the same page
  back(): void; // to the entry before; `came` is told later
}

export class Back {
  private more = false; // the entry is there
  private going = false; // and is being taken away, because everything was put away otherwise
  private over = false;

  constructor(
    private readonly past: Past,
    private readonly putAway: () => void,
  ) {}

  /** Something lies over the table, or nothing does any more. */
  covers(over: boolean): void {
    this.over = over;
    if (this.going || over === this.more) return;
    if (over) this.past.push();
    else this.past.back();
    this.going = !over;
    this.more = true;
  }

  /** The browser went to another entry. */
  came(): void {
    if (!this.more) return;
    this.more = false;
    if (this.going) {
      this.going = false;
      this.covers(this.over); // something was opened meanwhile
    } else this.putAway();
  }
}
