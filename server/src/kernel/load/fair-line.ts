interface Sent {
  readonly from: string;
}

/** A line in which senders take turns: a page that asks for a hundred things does not hold up one that asks for one. */
export class FairLine<One extends Sent> {
  /** In the order of their turns; nobody is in it without something that waits. */
  readonly #bySender = new Map<string, One[]>();
  #length = 0;

  get length(): number {
    return this.#length;
  }

  add(one: One): void {
    const others = this.#bySender.get(one.from);
    if (others === undefined) this.#bySender.set(one.from, [one]);
    else others.push(one);
    this.#length += 1;
  }

  /** Takes out whose turn it is. */
  next(): One | undefined {
    for (const [from, waiting] of this.#bySender) {
      const one = waiting.shift();
      this.#bySender.delete(from);
      if (waiting.length > 0) this.#bySender.set(from, waiting);
      this.#length -= 1;
      return one;
    }
    return undefined;
  }

  /** Removes one from any position; false when it does not wait. */
  remove(one: One): boolean {
    const waiting = this.#bySender.get(one.from);
    const place = waiting?.indexOf(one) ?? -1;
    if (waiting === undefined || place < 0) return false;
    waiting.splice(place, 1);
    if (waiting.length === 0) this.#bySender.delete(one.from);
    this.#length -= 1;
    return true;
  }

  /** Of the sender with the most that may go, the newest; undefined when nothing may. */
  newestOfMost(mayGo: (one: One) => boolean): One | undefined {
    let most = 0;
    let newest: One | undefined;
    for (const waiting of this.#bySender.values()) {
      const going = waiting.filter(mayGo);
      // Of two senders with as many, the later one.
      if (going.length > 0 && going.length >= most) [most, newest] = [going.length, going.at(-1)];
    }
    return newest;
  }
}
