import { documentFile, fragmentFile, twinFile } from '#model/address.ts';
import { isBuiltFile } from '#model/built-files.ts';
import { answeringPaths } from '#model/rules/addresses.ts';
import type { Rule } from '#model/rules/site-under-check.ts';

/** A redirect begins at the address of a built file, so its document would replace that file. */
export const redirectsOntoFile: Rule = (site) => {
  const { redirects, config } = site;
  if (!redirects) return [];
  const ofPages = new Set([...answeringPaths(site)].flatMap((path) => [fragmentFile(path), twinFile(path)]));
  return redirects.value.flatMap(({ from }, index) => {
    const parts = documentFile(from, config.value.trailingSlash).split('/');
    const files = parts.map((_, at) => parts.slice(0, at + 1).join('/'));
    const taken = files.find((file) => isBuiltFile(file) || ofPages.has(file));
    if (taken === undefined) return [];
    const message = `The build writes "/${taken}", so you can't redirect "${from}".`;
    const fix = 'Remove the redirect.';
    return [{ ...redirects.origin([index, 'from']), rule: 'redirects/onto-file', message, fix, severity: 'error' }];
  });
};
