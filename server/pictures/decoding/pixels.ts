/** The size that a picture is scaled to fit. A smaller picture is not enlarged. */
export interface Room {
  width: number;
  height: number;
}

/** A decoded picture: red, green and blue, one byte each, row by row. */
export interface Pixels extends Room {
  data: Buffer;
}
