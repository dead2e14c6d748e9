import { describe, expect, it } from 'vitest';
import { calledName } from './called-name';
import titles from './titles.json';

describe('the name by which a client is addressed', () => {
  it.each([
    ['Ada Obi', 'Ada'],
    ['  Ada   Obi ', 'Ada'],
    ['Ada', 'Ada'],
    ['Olúwaṣeun Adébáyọ̀', 'Olúwaṣeun'],
    ['أحمد علي', 'أحمد'],
    ['लक्ष्मी कृष्णमूर्ति', 'लक्ष्मी'],
    ['张伟', '张伟'],
    ['Maryam', 'Maryam'],
    // A title is no name by itself.
    ['Mrs Folake Ade', 'Mrs Folake Ade'],
    ['MRS. NGOZI EZE', 'MRS. NGOZI EZE'],
    ['Mr. Kunle', 'Mr. Kunle'],
    ['Dr. Uche Obi', 'Dr. Uche Obi'],
    ['Chief (Mrs) Ngozi Eze', 'Chief (Mrs) Ngozi Eze'],
    ['Chief Dr. Mrs. Ngozi Eze', 'Chief Dr. Mrs. Ngozi Eze'],
    ['Mr & Mrs Ade', 'Mr & Mrs Ade'],
    ['Alhaji Musa Bello', 'Alhaji Musa Bello'],
    ['Hajia Bilkisu', 'Hajia Bilkisu'],
    ['Mama Tobi', 'Mama Tobi'],
    ['Iya Bose', 'Iya Bose'],
    ['Aunty Bisi', 'Aunty Bisi'],
    ['Sister Joy', 'Sister Joy'],
    ['Mme Aïssatou Diop', 'Mme Aïssatou Diop'],
    ['M. Diop', 'M. Diop'],
    ['Don José Pérez', 'Don José Pérez'],
    ['Doña Carmen', 'Doña Carmen'],
    ['Sra. Carmen Ruiz', 'Sra. Carmen Ruiz'],
    ['Sheikh Ahmed', 'Sheikh Ahmed'],
    ['Shri Ramesh Gupta', 'Shri Ramesh Gupta'],
    ['Smt. Lakshmi', 'Smt. Lakshmi'],
    ['श्रीमती लक्ष्मी कृष्णमूर्ति', 'श्रीमती लक्ष्मी कृष्णमूर्ति'],
    ['डॉ. मीना शर्मा', 'डॉ. मीना शर्मा'],
    ['الحاج محمد', 'الحاج محمد'],
    ['د. سارة', 'د. سارة'],
    ['أم خالد', 'أم خالد'],
    ['عبد الله أحمد', 'عبد الله أحمد'],
    ['J. Smith', 'J. Smith'],
    // People are addressed by these alone.
    ['Mama', 'Mama'],
    ['Alhaji', 'Alhaji'],
    // No name to greet.
    ['Mrs', ''],
    ['Mr.', ''],
    ['Walk-in', ''],
    ['walk in 3', ''],
    ['Walk-in (12/5)', ''],
    ['Customer', ''],
    ['Client 7', ''],
    ['Unknown', ''],
    ['-', ''],
    ['12', ''],
    ['', ''],
    ['زبون', ''],
  ])('of %j is %j', (name, called) => expect(calledName(name)).toBe(called));

  it.each(titles.withName)('is whole behind the title %s', (title) => {
    expect(calledName(`${title} Ngozi Eze`)).toBe(`${title} Ngozi Eze`);
    expect(calledName(`${title.toUpperCase()}. Ngozi`)).toBe(`${title.toUpperCase()}. Ngozi`);
  });
});
