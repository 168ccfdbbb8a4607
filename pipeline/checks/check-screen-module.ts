import type { Problem } from '#model/problem.ts';

/**
 * Checks the module of a page component.
 * @param file path of the module, for example `site/home/Home.tsx`
 * @param module what importing it gave
 * @returns one problem when its default export is missing or can't be a component
 */
export function checkScreenModule(file: string, module: Readonly<Record<string, unknown>>): Problem[] {
  const component = module.default;
  // memo() and forwardRef() return objects, which React marks with $$typeof.
  const isWrapped = typeof component === 'object' && component !== null && '$$typeof' in component;
  if (typeof component === 'function' || isWrapped) return [];
  const message =
    component === undefined
      ? 'The page component has no default export. A page component must default-export a component.'
      : `The default export of the page component is ${typeof component}. A page component must default-export a component.`;
  const fix = 'Write: export default function Page() { … }';
  return [{ file, rule: 'screens/no-default-export', message, fix, severity: 'error' }];
}
