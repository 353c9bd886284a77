import { foldText } from '@cadence/shared-ui';
import type { SearchHit } from './api/search-sources.ts';
import type { PaletteCommand } from './palette-commands.ts';

/** Without a colon at its end: 'New action item: call Ana' means the same as without it. */
const foldWord = (word: string): string => foldText(word.replace(/:$/, ''));

/** What was typed after a name, in its own letters; '' when nothing was, or something else than the name. */
function textAfter(name: string, typed: string): string {
  const nameWords = name.split(/\s+/);
  const words = typed.trim().split(/\s+/);
  const isNamed = nameWords.every((word, index) => foldText(word) === foldWord(words[index] ?? ''));
  return isNamed ? words.slice(nameWords.length).join(' ') : '';
}

function toHit({ key, label, icon, to, hotkey, act }: PaletteCommand): SearchHit {
  return {
    id: `command-${key}`,
    commandKey: key,
    label,
    meta: '',
    to,
    ...(icon === undefined ? { isCommand: true } : { icon }),
    ...(hotkey !== undefined && { hotkey }),
    ...(act !== undefined && { act }),
  };
}

/** The command with a text to take along; null for a command that takes none. */
function toHitWith(command: PaletteCommand, text: string): SearchHit | null {
  const { label, to, textParam } = command;
  if (textParam === undefined) return null;
  const [pathname = '', query = ''] = to.split('?');
  const params = new URLSearchParams(query);
  params.set(textParam, text);
  return { ...toHit(command), label: `${label}: “${text}”`, to: `${pathname}?${params.toString()}` };
}

/** Commands whose name contains what is typed, and commands whose name it begins with, with the text after the name. */
export function findCommands(commands: readonly PaletteCommand[], typed: string): readonly SearchHit[] {
  const wanted = foldText(typed.trim());
  return commands.flatMap((command) => {
    const names = [command.label, ...(command.keywords ?? [])];
    if (names.some((name) => foldText(name).includes(wanted))) return [toHit(command)];
    const text = names.map((name) => textAfter(name, typed)).find(Boolean);
    const hit = text === undefined ? null : toHitWith(command, text);
    return hit === null ? [] : [hit];
  });
}

/** Commands that could take everything that is typed as their text. */
export function offerCommands(commands: readonly PaletteCommand[], typed: string): readonly SearchHit[] {
  return commands.flatMap((command) => toHitWith(command, typed.trim()) ?? []);
}
