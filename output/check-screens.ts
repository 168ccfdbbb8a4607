import type { ScreenRoute } from '#model/locale-site.ts';
import { nearest } from '#model/nearest.ts';
import type { Problem } from '#model/problem.ts';
import { checkScreenModule } from '#pipeline/checks/check-screen-module.ts';
import type { ScreenModule } from '#site/screen-module.ts';
import { screenViews } from '#subjects/views.ts';

/**
 * Problems of the page components: each page of content/screens.yaml has one, and each module default-exports a component.
 * @param routes the pages
 */
export function checkScreens(
  routes: readonly ScreenRoute[],
  modules: Readonly<Record<string, ScreenModule>> = screenViews,
): Problem[] {
  const unknown = routes.flatMap(({ path, screen }): Problem[] => {
    if (Object.hasOwn(modules, screen)) return [];
    const close = nearest(screen, Object.keys(modules));
    return [
      {
        file: 'content/screens.yaml',
        rule: 'screens/unknown',
        message: `The page "${path}" uses the page component "${screen}", which doesn't exist.`,
        ...(close !== undefined && { fix: `Did you mean "${close}"?` }),
        severity: 'error',
      },
    ];
  });
  return [...unknown, ...Object.values(modules).flatMap(({ file, module }) => checkScreenModule(file, { ...module }))];
}
