import type { SpecifiedKey } from '@shared/measurements/contract';

/** Headings of specified measures beside the names of the catalogue (shared/measurements/measures.json). */
export const measureHeadings: Partial<Record<SpecifiedKey, string>> = {
  neck: `neck round, hals, halsumfang, halsweite, cou, encolure, tour de cou, tour du cou, cuello, contorno de cuello, pescoco, collo, giro collo, boyun, шея, обхват шеи, الرقبه, رقبه, shingo, गला, nek`,
  chest: `lingkar dada, vong nguc, ог, বুক, دور سینه, バスト, 胸囲, kirji, bust chest, tour poitrine, brust, brustumfang, brustweite, poitrine, tour de poitrine, pecho, busto, contorno de pecho, contorno de busto, peito, petto, torace, giro petto, gogus, грудь, обхват груди, الصدر, صدر, محيط الصدر, borst, borstwijdte, kifua, छाती, सीना, klatka piersiowa`,
  waist: `lingkar pinggang, vong eo, от, কোমর, دور کمر, ウエスト, kugu, tour taille, bel olcusu, taillenumfang, taillenweite, tour de taille, cintura, contorno de cintura, vita, giro vita, bel, bel cevresi, talia, талия, обхват талии, الخصر, خصر, محيط الخصر, kiuno, कमर`,
  shoulder: `across shoulder, across shoulders, shoulder to shoulder, schulter, schultern, schulterbreite, epaule, epaules, largeur epaules, largeur d epaules, hombro, hombros, ancho de hombros, ombro, ombros, spalle, spalla, larghezza spalle, omuz, omuz genisligi, плечи, ширина плеч, الكتف, كتف, الاكتاف, عرض الكتف, mabega, कंधा, schouder, ramiona`,
  sleeveLength: `panjang lengan, armellange, longueur manche, longueur de manche, longueur manches, largo de manga, largo manga, comprimento da manga, lunghezza manica, manica, manga, kol boyu, рукав, длина рукава, طول الكم, الكم, mouwlengte`,
  wrist: `handgelenk, poignet, tour de poignet, muneca, pulso, polso, запястье, обхват запястья, المعصم, bilek`,
  hip: `lingkar pinggul, vong mong, об, basen, دور باسن, ヒップ, tour hanches, tour bassin, hufte, huften, huftumfang, huftweite, hanche, hanches, tour de hanches, tour de bassin, cadera, caderas, contorno de cadera, contorno de caderas, quadril, anca, fianchi, giro fianchi, kalca, kalca cevresi, бедра, обхват бедер, الارداف, الورك, nyonga, heupen, heup, biodra`,
  thigh: `oberschenkel, cuisse, tour de cuisse, muslo, coxa, coscia, обхват бедра, الفخذ`,
  inseam: `schrittlange, innenbeinlange, entrejambe, entrepierna, entreperna, шаговый шов`,
};

/** Names of the catalogue that are also garments: as a heading they do not say which length is meant. */
export const ambiguousNames = `shirt, fly, full length`;

/** Words beside the name of a measure that change nothing. */
export const aroundWords = /\b(round|circumference|girth|measurement|measurements|measure|around|umfang)\b/g;

/** Units at the end of a heading. */
export const unitWords = {
  in: `in|ins|inch|inches|inchs|"|”|″|''|zoll|pouce|pouces|po|pulgada|pulgadas|polegada|polegadas|pollice|pollici|inc|дюйм|дюйма|дюймы|дюймов|بوصه|بوصة|انش|إنش|इंच`,
  cm: `cm|cms|centimeter|centimeters|centimetre|centimetres|centimetri|centimetros|centimètres|zentimeter|см|сантиметр|сантиметры|сантиметров|سم|سنتيمتر|सेमी`,
  mm: `mm|millimeter|millimetre|millimeters|millimetres|мм`,
} as const;
