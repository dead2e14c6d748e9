// Makes rivers.txt from Natural Earth's rivers and lake centre lines at 1:10 million, as GeoJSON:
//   node packages/world-outline/data/make-rivers.mjs ne_10m_rivers_lake_centerlines.geojson
import { readFileSync, writeFileSync } from 'node:fs';
import simplify from 'simplify-js';

/** As in a detailed sheet. */
const units = 500;
/** In degrees; two pixels at the highest zoom. */
const tolerance = 0.003;

const { features } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const lines = features.flatMap(({ properties, geometry }) =>
  (geometry.type === 'LineString' ? [geometry.coordinates] : geometry.coordinates)
    .map(packed)
    .filter(({ length }) => length > 2)
    .map((line) => [properties.scalerank, ...line].join(' ')),
);
writeFileSync(new URL('rivers.txt', import.meta.url), `${lines.join('\n')}\n`);

/** Returns the first point and the steps from point to point, in units. */
function packed(line) {
  const points = simplify(
    line.map(([x, y]) => ({ x, y })),
    tolerance,
    true,
  ).map(({ x, y }) => [Math.round(x * units), Math.round(y * units)]);
  return points.flatMap(([x, y], index) => {
    const [beforeX, beforeY] = points[index - 1] ?? [0, 0];
    return x === beforeX && y === beforeY ? [] : [x - beforeX, y - beforeY];
  });
}
