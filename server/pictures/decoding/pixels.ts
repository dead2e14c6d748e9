/** The size that a picture is scaled to fit. A smaller picture is not enlarged. */
export interface Room {
  width: number;
  height: number;
}

/** A decoded picture: red, green and blue, one byte each, row by row. */
export interface Pixels extends Room {
  data: Buffer;
}

/** Returns by how much a picture is scaled to fit a room: at most 1. */
const scaleIn = (room: Room, { width, height }: Room): number => Math.min(1, room.width / width, room.height / height);

/** Returns the room in which a picture is largest. */
export function largestIn(rooms: readonly [Room, ...Room[]], picture: Room): Room {
  return rooms.reduce((best, room) => (scaleIn(room, picture) > scaleIn(best, picture) ? room : best));
}
