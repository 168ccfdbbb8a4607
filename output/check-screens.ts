import type { Problem } from '#model/problem.ts';
import { checkScreenModule } from '#pipeline/checks/check-screen-module.ts';
import type { ScreenModule } from '#site/screen-module.ts';
import { screenViews } from '#subjects/views.ts';

/** Problems of the page components: each module must default-export a component. */
export function checkScreens(screens: Readonly<Record<string, ScreenModule>> = screenViews): Problem[] {
  return Object.values(screens).flatMap(({ file, module }) => checkScreenModule(file, { ...module }));
}
