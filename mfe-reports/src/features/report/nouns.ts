const SINGULARS: Readonly<Record<string, string>> = {
  people: 'person',
  goals: 'goal',
  appraisals: 'appraisal',
};

/** 'person' for 'people': one row is no plural. */
export function singularOf(noun: string): string {
  return SINGULARS[noun] ?? noun.replace(/s$/, '');
}
