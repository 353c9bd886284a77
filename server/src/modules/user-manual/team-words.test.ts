import { DISC_TRAITS, DISC_TYPES } from '@cadence/shared-contract';
import type { DiscTrait, DiscType } from '@cadence/shared-contract';
import fc from 'fast-check';
import { teamWords, type TeamPerson } from './team-words.ts';
import { TRAIT_TEXTS } from './texts/trait-texts.ts';

/** People with these types: 'Person 1', 'Person 2' and so on. */
const team = (...types: readonly DiscType[]): readonly TeamPerson[] =>
  types.map((disc, index) => ({ name: `Person ${index + 1}`, disc }));

const headline = (types: readonly DiscType[], viewer: DiscType | null = null): string =>
  teamWords(team(...types), viewer).headline;

describe('the headline', () => {
  test('says nothing if nobody has a manual', () => {
    expect(teamWords([], 'DI')).toEqual({ headline: '', gaps: [] });
  });

  test('names one and two people', () => {
    expect(headline(['SC'])).toBe('Person 1, so far alone with a manual, is steady.');
    expect(headline(['SC', 'S'])).toBe('Both with a manual are steady.');
    expect(headline(['SC', 'CD'])).toBe('Of the two with a manual, Person 1 is steady and Person 2 exact.');
  });

  test('names shared traits; a single trait among four or more people makes it ‘mostly’', () => {
    expect(headline(['S', 'SC', 'C', 'S', 'CS', 'C'])).toBe('The six with a manual are steady and exact.');
    expect(headline(['S', 'SC', 'C', 'S', 'CS', 'I'])).toBe(
      'The six with a manual are mostly steady and exact.',
    );
    expect(headline(['S', 'SC', 'SI', 'I'])).toBe('The four with a manual are mostly steady.');
    expect(headline(['S', 'SC', 'I', 'D'])).toBe('The four with a manual are direct, outgoing and steady.');
    expect(headline(['D', 'S', 'C'])).toBe('The three with a manual are direct, steady and exact.');
    expect(headline(['D', 'D', 'C'])).toBe('The three with a manual are direct and exact.');
    expect(headline(['I', 'I', 'I'])).toBe('All three with a manual are outgoing.');
  });

  test('all four traits', () => {
    expect(headline(['D', 'I', 'S', 'C', 'S', 'S', 'C', 'C', 'IS'])).toBe(
      'All four traits are there among the nine with a manual.',
    );
  });

  test('numbers up to twelve are words', () => {
    expect(headline(Array.from({ length: 12 }, () => 'C'))).toMatch(/^All twelve with/);
    expect(headline(Array.from({ length: 13 }, () => 'C'))).toMatch(/^All 13 with/);
  });

  test('names a trait that only the viewer has', () => {
    expect(headline(['S', 'C', 'C'], 'DI')).toBe(
      `The three with a manual are steady and exact. ${TRAIT_TEXTS.D.onlyYou}`,
    );
    expect(headline(['S', 'C', 'C'], 'SI')).toBe('The three with a manual are steady and exact.');
    expect(headline(['S'], 'DI')).not.toContain(TRAIT_TEXTS.D.onlyYou);
  });
});

describe('gaps', () => {
  const gaps = (...types: readonly DiscType[]): readonly string[] =>
    teamWords(team(...types), null).gaps.map(({ trait, text }) => `${trait}: ${text}`);

  test('a trait that nobody has, or one person alone among four or more', () => {
    expect(gaps('I', 'S', 'S', 'C', 'C')).toEqual([
      `D: ${TRAIT_TEXTS.D.nobody}`,
      `I: ${TRAIT_TEXTS.I.alone('Person 1')}`,
    ]);
    expect(gaps('I', 'S', 'C')).toEqual([`D: ${TRAIT_TEXTS.D.nobody}`]);
    expect(gaps('D', 'D', 'I', 'I', 'S', 'S', 'C', 'C')).toEqual([]);
  });

  test('a second trait fills no gap', () => {
    expect(gaps('ID', 'SC', 'CD')).toEqual([`D: ${TRAIT_TEXTS.D.nobody}`]);
  });
});

describe('for any team', () => {
  const anyTeam = fc
    .array(fc.constantFrom(...DISC_TYPES), { maxLength: 60 })
    .map((types) => types.map((disc, index) => ({ name: `Ω${index}Ω`, disc })));
  const anyViewer = fc.option(fc.constantFrom(...DISC_TYPES));
  const mainTraits = (people: readonly TeamPerson[]): readonly string[] =>
    people.map(({ disc }) => disc.charAt(0));
  const has = (text: string, adjective: string): boolean => new RegExp(`\\b${adjective}\\b`).test(text);
  /** The text about the team, without the sentence about the viewer. */
  const aboutTeam = (text: string): string => text.slice(0, text.indexOf('.') + 1);

  test('names are only of people with a manual, next to their own trait', () => {
    fc.assert(
      fc.property(anyTeam, anyViewer, (people, viewer) => {
        const { headline: said, gaps } = teamWords(people, viewer);
        const names = (text: string): readonly string[] => text.match(/Ω\d+Ω/g) ?? [];
        for (const name of names(said)) {
          expect(people.length).toBeLessThanOrEqual(2);
          expect(people.map((person) => person.name)).toContain(name);
        }
        for (const { trait, text } of gaps) {
          const named = people.filter(({ name }) => names(text).includes(name));
          expect(named.map(({ disc }) => disc.charAt(0))).toEqual(names(text).map(() => trait));
          expect(new Set(names(text)).size).toBe(named.length);
        }
      }),
    );
  });

  test('adjectives match the counts', () => {
    fc.assert(
      fc.property(anyTeam, anyViewer, (people, viewer) => {
        const traits = mainTraits(people);
        const said = aboutTeam(teamWords(people, viewer).headline);
        if (said.startsWith('All four traits')) {
          expect(new Set(traits).size).toBe(4);
          return;
        }
        const missing = DISC_TRAITS.filter((trait) => !has(said, TRAIT_TEXTS[trait].adjective));
        for (const trait of missing) {
          const count = traits.filter((other) => other === trait).length;
          expect(count).toBeLessThanOrEqual(said.includes('mostly') ? 1 : 0);
        }
        for (const trait of DISC_TRAITS.filter((one) => !missing.includes(one)))
          expect(traits).toContain(trait);
        expect(said === '').toBe(people.length === 0);
      }),
    );
  });

  test('‘mostly’ means more than half', () => {
    fc.assert(
      fc.property(anyTeam, (people) => {
        const said = teamWords(people, null).headline;
        fc.pre(said.includes('mostly'));
        const within = people.filter(({ disc }) =>
          has(said, TRAIT_TEXTS[disc.charAt(0) as DiscTrait].adjective),
        );
        expect(within.length * 2).toBeGreaterThan(people.length);
      }),
    );
  });

  test('a trait is a gap if nobody has it, or one person alone among four or more', () => {
    fc.assert(
      fc.property(anyTeam, anyViewer, (people, viewer) => {
        const { headline: said, gaps } = teamWords(people, viewer);
        const traits = mainTraits(people);
        const expected = DISC_TRAITS.filter((trait) => {
          const count = traits.filter((other) => other === trait).length;
          return people.length > 0 && (count === 0 || (count === 1 && people.length >= 4));
        });
        expect(gaps.map(({ trait }) => trait)).toEqual(expected);
        const onlyYou = DISC_TRAITS.filter((trait) => said.includes(TRAIT_TEXTS[trait].onlyYou));
        for (const trait of onlyYou) {
          expect(traits).not.toContain(trait);
          expect(viewer?.charAt(0)).toBe(trait);
        }
      }),
    );
  });
});
