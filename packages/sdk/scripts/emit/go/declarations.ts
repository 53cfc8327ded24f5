/** The declarations of the Go package, whose names share one scope. */
export class Declarations {
  private readonly texts = new Map<string, string>();

  /** Reserves a name that the hand-written files or another generated file declare. */
  reserve(name: string): void {
    if (this.texts.has(name)) throw new Error(`Two Go declarations are named ${name}`);
    this.texts.set(name, '');
  }

  /** Adds a declaration. Its text may come later, so that a type can contain itself. */
  set(name: string, text: string): void {
    this.texts.set(name, text);
  }

  text(): string {
    const sorted = [...this.texts].filter(([, text]) => text !== '').sort(([a], [b]) => (a < b ? -1 : 1));
    return sorted.map(([, text]) => `\n${text}`).join('');
  }
}
