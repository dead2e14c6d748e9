import { describe, expect, it } from 'vitest';
import type { Box } from './sheet';
import { cutLine, cutRing, flatLine, flatRing, overlap } from './cut';

const box: Box = [0, 0, 10, 10];

describe('cutRing', () => {
  it.each([
    [
      'within',
      [
        [1, 1],
        [2, 1],
        [2, 2],
        [1, 1],
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
        [11, 1],
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
        [-5, -5],
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
        [5, 2],
      ],
      [
        [5, 2],
        [10, 2],
        [10, 4],
        [5, 4],
      ],
    ],
  ])('keeps what is in the box of a ring %s', (_where, ring, kept) => {
    const cut = cutRing(ring, box);
    expect(cut).toHaveLength(kept.length);
    expect(cut).toEqual(expect.arrayContaining(kept));
  });
});

describe('cutLine', () => {
  it('keeps whole steps, each in one box of a grid', () => {
    const line = [
      [1, 1],
      [5, 1],
      [9, 1],
      [14, 1],
      [16, 1],
      [9, 3],
      [8, 3],
    ];
    const east: Box = [10, 0, 20, 10];
    expect(cutLine(line, box)).toEqual([
      [
        [1, 1],
        [5, 1],
        [9, 1],
      ],
      [
        [9, 3],
        [8, 3],
      ],
    ]);
    expect(cutLine(line, east)).toEqual([
      [
        [9, 1],
        [14, 1],
        [16, 1],
        [9, 3],
      ],
    ]);
  });
});

describe('on the globe', () => {
  it('a line goes on beyond the date line', () => {
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

  it('a ring that runs around a pole comes back along it', () => {
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
    ]);
  });

  it('a ring that crosses the date line closes where it began', () => {
    expect(
      flatRing([
        [179, 1],
        [-179, 1],
        [-179, 2],
      ]),
    ).toEqual([
      [179, 1],
      [181, 1],
      [181, 2],
      [179, 1],
    ]);
  });
});

describe('overlap', () => {
  it.each([
    [[5, 5, 15, 15], true],
    [[10, 0, 20, 10], false],
    [[4, 4, 4, 20], true],
  ] as [Box, boolean][])('%j: %s', (other, does) => expect(overlap(box, other)).toBe(does));
});
