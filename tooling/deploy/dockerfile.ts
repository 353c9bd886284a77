/** An instruction of a Dockerfile, its continued lines joined. */
export interface Instruction {
  readonly name: string;
  readonly text: string;
}

/** One `FROM` with what follows it. */
export interface Stage {
  readonly base: string;
  readonly name: string;
  readonly instructions: readonly Instruction[];
}

/** Stages in order, `ARG`s before the first one filled in. */
export function readStages(text: string): readonly Stage[] {
  const joined = text.replace(/^\s*#.*\n/gm, '').replace(/\\\n\s*/g, '');
  const stages: { base: string; name: string; instructions: Instruction[] }[] = [];
  const args = new Map<string, string>();
  for (const line of joined.split('\n').filter((one) => one.trim() !== '')) {
    const [name = '', ...rest] = line.trim().split(/\s+/);
    const words = rest.join(' ');
    if (name === 'FROM') {
      const [base = '', , stage = ''] = rest;
      stages.push({
        base: base.replace(/\$\{(\w+)\}/g, (_, arg: string) => args.get(arg) ?? ''),
        name: stage,
        instructions: [],
      });
    } else if (stages.length === 0 && name === 'ARG')
      args.set(words.split('=')[0] ?? '', words.split('=')[1] ?? '');
    else stages.at(-1)?.instructions.push({ name, text: words });
  }
  return stages;
}

/** Values of one kind of instruction. */
export const instructionsOf = (stage: Stage, name: string): readonly string[] =>
  stage.instructions.filter((instruction) => instruction.name === name).map(({ text }) => text);

/** `ENV a=1 b=2` as an object. */
export function environmentOf(stage: Stage): Record<string, string> {
  const pairs = instructionsOf(stage, 'ENV').flatMap((text) => text.split(' '));
  return Object.fromEntries(pairs.map((pair) => pair.split('=') as [string, string]));
}
