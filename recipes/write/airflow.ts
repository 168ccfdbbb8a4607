import type { RecipeFacts } from '../facts.ts';
import type { RecipeChoices } from '../types.ts';
import { extrasFor } from './extras.ts';
import { recipeNames, release } from './recipe-names.ts';

/** A DAG that runs the recipe in a separate environment, because the packages of Airflow and DataHub conflict. */
export function airflowDag(
  { source, sink }: RecipeChoices,
  expression: string,
  variables: readonly string[],
  facts: RecipeFacts,
): string {
  const { pipeline, file } = recipeNames(source);
  const extras = extrasFor(source, sink, facts);
  const requirement = `acryl-datahub${extras.length === 0 ? '' : `[${extras.join(',')}]`}==${release.package}`;
  return `from datetime import datetime, timedelta

from airflow import DAG
from airflow.operators.python import PythonVirtualenvOperator


def run_recipe(path, values):
    # Runs in the new environment, so all imports are inside.
    import os

    from datahub.configuration.config_loader import load_config_file
    from datahub.ingestion.run.pipeline import Pipeline

    os.environ.update(values)
    pipeline = Pipeline.create(load_config_file(path), report_to="datahub")
    pipeline.run()
    pipeline.pretty_print_summary()
    pipeline.raise_from_status()


with DAG(
    dag_id="${pipeline}",
    schedule_interval="${expression}",
    start_date=datetime(2023, 4, 1),
    catchup=False,
    max_active_runs=1,
    default_args={"retries": 2, "retry_delay": timedelta(minutes=10)},
) as dag:
    PythonVirtualenvOperator(
        task_id="${pipeline}",
        python_callable=run_recipe,
        requirements=["${requirement}"],
        system_site_packages=False,
        op_kwargs={
            "path": "/opt/airflow/dags/recipes/${file}",
            # Read from Airflow's variables when the task starts.
            "values": {${variables.map((name) => `\n                "${name}": "{{ var.value.${name} }}",`).join('')}${variables.length === 0 ? '' : '\n            '}},
        },
    )`;
}
