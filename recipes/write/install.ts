import type { RecipeFacts } from '../facts.ts';
import { extrasFor } from './extras.ts';

/** The command that installs what a recipe needs. */
export function installCommand(source: string, sink: string | undefined, facts: RecipeFacts): string {
  const extras = extrasFor(source, sink, facts);
  return extras.length === 0 ? 'pip install acryl-datahub' : `pip install 'acryl-datahub[${extras.join(',')}]'`;
}
