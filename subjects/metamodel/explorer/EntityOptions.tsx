import type { MetamodelFacts } from '../graph-facts.ts';
import { type ModelArea, modelAreas } from '../schema/model-areas.ts';

/** Options of a list of entities, by area. */
export function EntityOptions({ facts: { entities } }: { facts: MetamodelFacts }) {
  return (Object.keys(modelAreas) as ModelArea[]).map((area) => (
    <optgroup key={area} label={modelAreas[area]}>
      {entities
        .filter((entity) => entity.area === area)
        .map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
    </optgroup>
  ));
}
