import type { TypeText } from '#model/blocks.ts';
import { sdkPath } from './addresses.ts';
import { isPythonName, splitPythonType } from './python-types.ts';
import type { SdkPageId } from './schema.ts';
import type { Place, SdkIndex } from './sdk-index.ts';

/** Where a name in a type of some module is described: by the module itself, as a class, or by another module. */
export function placeOf(name: string, module: string, { classes, names }: SdkIndex): Place | undefined {
  const elsewhere = [...names.values()].find((others) => others.has(name))?.get(name);
  return names.get(module)?.get(name) ?? classes.get(name) ?? elsewhere;
}

/** The names in a type that nothing describes. */
export function unknownNames(type: string, module: string, index: SdkIndex): string[] {
  return splitPythonType(type).filter(
    (part) => /^\w/.test(part) && !isPythonName(part) && placeOf(part, module, index) === undefined,
  );
}

/** A Python type with its names linked: within the page by hash alone. */
export function pythonTypeText(type: string, module: string, from: SdkPageId, index: SdkIndex): TypeText {
  const parts: TypeText[number][] = [];
  for (const part of splitPythonType(type)) {
    const place = isPythonName(part) ? undefined : placeOf(part, module, index);
    const last = parts.at(-1);
    if (place !== undefined) {
      parts.push({ name: part, href: `${place.page === from ? '' : sdkPath(place.page)}#${place.anchor}` });
    } else if (typeof last === 'string') parts.splice(-1, 1, last + part);
    else parts.push(part);
  }
  return parts;
}
