import pg from 'pg';

/** How many rows a book has. Each order has one payment. */
export interface BookSize {
  customers: number;
  measurements: number;
  orders: number;
}

const names = `(array['Adaobi', 'Bisi', 'Chidinma', 'Efua', 'Folakemi', 'Kwame', 'Ngozi', 'Olusegun', 'Priya', 'Zainab'])`;
const families = `(array['Adeyemi', 'Balogun', 'Eze', 'Mensah', 'Mehta', 'Nwosu', 'Okafor', 'Owusu', 'Sharma', 'Umeh'])`;

/** A word of a list by a number of the row; `step` gives neighbouring rows different pairs of words. */
const pick = (words: string, step: number) => `${words}[1 + (n / ${step}) % 10]`;

/** A measure in centimetres that differs from row to row. */
const measure = (key: string, least: number) =>
  `'${key}', (${least} + (n * ${least} % 61) / 2.0)::numeric(5, 1)::float8 || ' cm'`;

const measures = [
  ...[measure('neck', 34), measure('chest', 86), measure('waist', 68), measure('shoulder', 38)],
  ...[measure('sleeveLength', 55), measure('bicep', 27), measure('wrist', 15), measure('hip', 90)],
  ...[measure('inseam', 72), measure('thigh', 52), measure('knee', 36), measure('ankle', 22)],
].join(', ');

/** Statements that write a book, with the tailor's id and the number of rows as parameters. */
const statements: Record<keyof BookSize, string> = {
  customers: `insert into customers (tailor_id, name, phone, notes, created_at)
    select $1, ${pick(names, 1)} || ' ' || ${pick(families, 10)} || ' ' || n, '0803 555 ' || lpad((n % 10000)::text, 4, '0'),
      case when n % 3 = 0 then 'Likes it loose at the ' || case when n % 2 = 0 then 'waist' else 'sleeve' end end,
      now() - n * interval '1 hour'
    from generate_series(1, $2::int) n`,
  measurements: `insert into measurements (tailor_id, customer_id, measurements, tags, sheet_id, sheet_name, created_at)
    select $1, whose[1 + n % cardinality(whose)], json_build_object(${measures}),
      case when n % 4 = 0 then 'Wedding' end, 'shirt', 'Shirt', now() - n * interval '40 minutes'
    from generate_series(1, $2::int) n, (select array_agg(id) as whose from customers where tailor_id = $1) of_tailor`,
  orders: `with made as (
      insert into orders (tailor_id, customer_id, number, currency, garments, due_on, promised_on, stage, stage_times, created_at)
      select $1, whose[1 + n % cardinality(whose)], n, 'NGN',
        json_build_array(json_build_object('id', gen_random_uuid(), 'garment', case when n % 2 = 0 then 'Agbada' else 'Kaftan' end,
          'kind', 'new', 'works', '[]'::json, 'quantity', 1 + n % 3, 'done', 0, 'price', 1500000 + n % 40 * 50000,
          'wearer', null, 'measures', null)),
        current_date + n % 60, current_date + n % 60, 'sewing', '{}', now() - n * interval '2 hours'
      from generate_series(1, $2::int) n, (select array_agg(id) as whose from customers where tailor_id = $1) of_tailor
      returning id)
    insert into payments (tailor_id, order_id, amount, method, on_date) select $1, id, 500000, 'cash', current_date from made`,
};

/** Writes a book into a database, in the only transaction. */
export async function fillBook(databaseUrl: string, tailorId: string, size: BookSize): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const table of ['customers', 'measurements', 'orders'] as const)
      if (size[table] > 0) await client.query(statements[table], [tailorId, size[table]]);
    await client.query('analyze');
  } finally {
    await client.end();
  }
}
