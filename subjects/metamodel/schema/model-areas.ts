/** Areas of the metamodel, in the order in which its explorer lists them. */
export const modelAreas = {
  data: 'Data',
  pipelines: 'Pipelines',
  dashboards: 'Dashboards',
  ml: 'Machine learning',
  classification: 'Classification',
  quality: 'Quality',
  people: 'People and access',
  platform: 'DataHub itself',
} as const;
export type ModelArea = keyof typeof modelAreas;
