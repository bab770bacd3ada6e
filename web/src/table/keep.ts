// What this browser remembers of a table; one made with `() => sessionStorage`: what this
// tab remembers until it is closed.
export class Keep {
  constructor(
    private readonly table: string,
    private readonly store: () => Storage = () => localStorage,
  ) {}

  get(name: string): string | null {
    try {
      return this.store().getItem(`${this.table}:${name}`);
    } catch {
      return null;
    }
  }

  set(name: string, value: string): void {
    try {
      this.store().setItem(`${this.table}:${name}`, value);
    } catch {
      // a browser that keeps nothing can still play until it is closed
    }
  }

  drop(name: string): void {
    try {
      this.store().removeItem(`${this.table}:${name}`);
    } catch {
      // then it was never kept
    }
  }
}
