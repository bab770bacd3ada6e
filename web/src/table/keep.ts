// What this browser remembers of a table.
export class Keep {
  constructor(private readonly table: string) {}

  get(name: string): string | null {
    try {
      return localStorage.getItem(`${this.table}:${name}`);
    } catch {
      return null;
    }
  }

  set(name: string, value: string): void {
    try {
      localStorage.setItem(`${this.table}:${name}`, value);
    } catch {
      // a browser that keeps nothing can still play until it is closed
    }
  }
}
