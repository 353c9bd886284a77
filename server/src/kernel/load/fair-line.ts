interface Sent {
  readonly from: string;
}

/** A queue in which senders take turns: a page with a hundred requests does not hold up one with a single request. */
export class FairLine<One extends Sent> {
  /** In the order of their turns; only senders that have something waiting. */
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

  /** Removes and returns the next in turn. */
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

  /** Removes an item wherever it waits; false when it is not in the queue. */
  remove(one: One): boolean {
    const waiting = this.#bySender.get(one.from);
    const place = waiting?.indexOf(one) ?? -1;
    if (waiting === undefined || place < 0) return false;
    waiting.splice(place, 1);
    if (waiting.length === 0) this.#bySender.delete(one.from);
    this.#length -= 1;
    return true;
  }

  /** The newest item of the sender with the most that may go; undefined when none may. */
  newestOfMost(mayGo: (one: One) => boolean): One | undefined {
    let most = 0;
    let newest: One | undefined;
    for (const waiting of this.#bySender.values()) {
      const going = waiting.filter(mayGo);
      // When two senders have equally many, the later one.
      if (going.length > 0 && going.length >= most) [most, newest] = [going.length, going.at(-1)];
    }
    return newest;
  }
}
