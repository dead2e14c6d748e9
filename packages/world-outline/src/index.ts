export { type Box, type PackedLine, type PackedName, type Sheet, sheetAt, sheetsIn, unpackLine } from './sheet';
