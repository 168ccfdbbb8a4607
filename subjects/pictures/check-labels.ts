import type { PictureLabels } from '#model/pictures.ts';

/** A label that its file doesn't contain, or contains only before the labels that should precede it. */
export interface WrongLabel {
  group: string;
  label: string;
  message: string;
}

/**
 * Looks for the labels of the web application in its source. Each must come after the label before it in its group, so that the order of tabs and
 * buttons is also checked.
 * @param groups content of content/pictures/labels.yaml
 * @param files text of the source files by path; those that the platform doesn't have are missing
 */
export function findWrongLabels(groups: PictureLabels, files: ReadonlyMap<string, string>): WrongLabel[] {
  return groups.flatMap(({ id: group, source, labels }) => {
    const text = files.get(source);
    if (text === undefined) return [{ group, label: '', message: `The platform has no file ${source}.` }];
    const flat = text.replaceAll('&amp;', '&').replaceAll('&apos;', "'").replace(/\s+/g, ' ');
    const wrong: WrongLabel[] = [];
    let from = 0;
    for (const label of labels) {
      const at = flat.indexOf(label, from);
      if (at >= 0) from = at + label.length;
      else {
        const message = flat.includes(label)
          ? `${source} contains "${label}", but before the label that precedes it here.`
          : `${source} doesn't contain "${label}".`;
        wrong.push({ group, label, message });
      }
    }
    return wrong;
  });
}
