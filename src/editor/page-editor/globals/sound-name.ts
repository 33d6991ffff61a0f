import { message } from '../messages';

/** Returns a name without spaces around it. @throws Error with a sentence for people, for an empty one */
export function soundName(name: string): string {
  if (name.trim() === '') throw new Error(message('editor.globals.no_name'));
  return name.trim();
}
