import { run } from '../../../runtime/graphql/run.ts';
import { CsvButton } from '../parts/CsvButton.tsx';
import { adminProductsCsvQuery } from './products.generated.ts';

/** Downloads the products as they are saved: of a brand, or of all. */
export function ProductsCsv({ brand }: { brand: string | null }) {
  const load = async () => (await run(adminProductsCsvQuery, { brand })).adminProductsCsv;
  return <CsvButton name="products" load={load} />;
}
