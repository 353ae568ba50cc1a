/** Which rule somebody wants to read: asked for anywhere, answered by the page that shows rules. */

class RuleDesk {
  wanted = $state<string | null>(null);
  /** Grows with every request, so that the same rule can be asked for again. */
  requests = $state(0);

  ask(number: string): void {
    this.wanted = number;
    this.requests += 1;
  }

  clear(): void {
    this.wanted = null;
  }
}

export const ruleDesk = new RuleDesk();
