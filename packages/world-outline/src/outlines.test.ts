import { describe, expect, it } from 'vitest';
import type { Box } from './sheet';
import { cutOutlines, flatLine, flatRing, onMap, type Point, simplified } from './outlines';

const box: Box = [0, 0, 10, 10];

describe('cutOutlines', () => {
  it.each<[string, Point[], Point[]]>([
    [
      'within',
      [
        [1, 1],
        [2, 1],
        [2, 2],
      ],
      [
        [1, 1],
        [2, 1],
        [2, 2],
      ],
    ],
    [
      'outside',
      [
        [11, 1],
        [12, 1],
        [12, 2],
      ],
      [],
    ],
    [
      'around the box',
      [
        [-5, -5],
        [15, -5],
        [15, 15],
        [-5, 15],
      ],
      [
        [0, 0],
        [10, 0],
        [10, 10],
        [0, 10],
      ],
    ],
    [
      'across one side',
      [
        [5, 2],
        [15, 2],
        [15, 4],
        [5, 4],
      ],
      [
        [5, 2],
        [10, 2],
        [10, 4],
        [5, 4],
      ],
    ],
  ])('keeps the part inside the box of a ring %s', (_where, ring, kept) => {
    const { polygons } = cutOutlines({ polygons: [[ring]], borders: [] }, box);
    const [[cut = []] = []] = polygons;
    expect(cut).toHaveLength(kept.length);
    expect(cut).toEqual(expect.arrayContaining(kept));
  });

  it('cuts a border at the edge of the box', () => {
    const line: Point[] = [
      [1, 1],
      [5, 1],
      [9, 1],
      [14, 1],
      [16, 1],
      [9, 8],
    ];
    const bordersIn = (part: Box) => cutOutlines({ polygons: [], borders: [line] }, part).borders;
    expect(bordersIn(box)).toEqual([
      [
        [1, 1],
        [5, 1],
        [9, 1],
        [10, 1],
      ],
      [
        [10, 7],
        [9, 8],
      ],
    ]);
    expect(bordersIn([10, 0, 20, 10])).toEqual([
      [
        [10, 1],
        [14, 1],
        [16, 1],
        [10, 7],
      ],
    ]);
  });
});

describe('on the globe', () => {
  it('a line continues beyond the date line', () => {
    expect(
      flatLine([
        [170, 1],
        [-170, 2],
        [175, 3],
      ]),
    ).toEqual([
      [170, 1],
      [190, 2],
      [175, 3],
    ]);
  });

  it('a ring around a pole returns along the pole', () => {
    const ring = [
      [-120, -70],
      [0, -71],
      [120, -72],
      [-120, -70],
    ];
    expect(flatRing(ring)).toEqual([
      [-120, -70],
      [0, -71],
      [120, -72],
      [240, -70],
      [240, -90],
      [-120, -90],
      [-120, -70],
    ]);
  });

  it('a ring across the date line closes at its first point', () => {
    expect(
      flatRing([
        [179, 1],
        [-179, 1],
        [-179, 2],
        [179, 1],
      ]),
    ).toEqual([
      [179, 1],
      [181, 1],
      [181, 2],
      [179, 1],
    ]);
  });

  it('land beyond the date line is also on the other side of the map', () => {
    const acrossDateLine: Point[] = [
      [179, 1],
      [181, 1],
      [181, 2],
      [179, 2],
    ];
    const { polygons } = onMap({ polygons: [[acrossDateLine]], borders: [] });
    const east = polygons.map(([ring = []]) => ring.map(([longitude]) => longitude).sort((one, other) => one - other));
    expect(east).toEqual([
      [-180, -180, -179, -179],
      [179, 179, 180, 180],
    ]);
  });
});

describe('simplified', () => {
  const line: Point[] = [
    [0, 0],
    [1, 0.01],
    [2, -0.01],
    [3, 1],
    [4, 0],
  ];

  it('leaves out points that deviate less than the tolerance', () => {
    expect(simplified(line, 0.1)).toEqual([
      [0, 0],
      [2, -0.01],
      [3, 1],
      [4, 0],
    ]);
    expect(simplified(line, 2)).toEqual([
      [0, 0],
      [4, 0],
    ]);
  });

  it('keeps lines of one and two points', () => {
    expect(simplified([[1, 1]], 1)).toEqual([[1, 1]]);
    expect(
      simplified(
        [
          [1, 1],
          [1, 1],
        ],
        1,
      ),
    ).toEqual([
      [1, 1],
      [1, 1],
    ]);
  });
});
