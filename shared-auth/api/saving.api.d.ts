// @cadence/shared-auth 1.1.0

export interface SaveQueueOptions<Saved> {
  readonly base: () => Saved;
  readonly isDue: () => boolean;
  readonly send: () => Promise<Saved>;
  readonly fetchNewest: () => Promise<Saved>;
  readonly adopt: (newest: Saved) => boolean;
}

export declare const isOutdated: (error: unknown) => boolean;

export declare const useSaveQueue: <Saved>(props: SaveQueueOptions<Saved>) => {
  flush: () => Promise<Saved>;
};

export {};
