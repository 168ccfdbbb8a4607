import type { DataOf } from '#model/data-kind.ts';
import { pictureLabels, pictureList } from '#model/pictures.ts';
import { sampleCatalog } from '#model/sample-catalog.ts';

/** Pictures of the web application, its labels, and the sample company that they show. */
export const pictureKinds = {
  pictures: { file: 'pictures/pictures.yaml', schema: pictureList },
  pictureLabels: { file: 'pictures/labels.yaml', schema: pictureLabels },
  sampleCatalogs: { file: 'sample-catalog/shop.yaml', schema: sampleCatalog },
} as const;

export type PicturesData = DataOf<typeof pictureKinds>;
