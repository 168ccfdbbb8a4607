import type { PictureData } from '#model/sample-catalog.ts';
import type { PicturesData } from './data.ts';

/** What pictures are drawn from: the labels by group, text alternatives, and the sample company, which is optional. */
export function siteFacts({ pictures, pictureLabels, sampleCatalogs }: PicturesData): PictureData {
  const groups = pictureLabels.flatMap(({ value }) => value);
  return {
    company: sampleCatalogs[0]?.value,
    alts: Object.fromEntries(pictures.flatMap(({ value }) => value).map(({ name, alt }) => [name, alt])),
    labels: Object.fromEntries(groups.map(({ id, labels }) => [id, labels])),
  };
}
