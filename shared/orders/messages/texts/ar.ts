import type { MessageTexts } from './message-texts';

/** Modern Standard Arabic. The polite plural and nouns of action are the same for women and men. Digits are Western, as on receipts. */
export const arabic: MessageTexts = {
  greeting: 'مرحبًا[ {name}]، ',
  kinds: {
    taken: 'تم تسجيل طلبكم رقم {number}: {garments}. [سيكون جاهزًا يوم {day}.|سأخبركم بموعد الاستلام لاحقًا.]',
    fitting:
      '[موعد البروفة للطلب رقم {number} هو {day}، الساعة {time}.|موعد البروفة للطلب رقم {number} هو {day}.|متى يناسبكم الحضور للبروفة؟]',
    late: '[أحتاج إلى وقت حتى يوم {day} لإنهاء طلبكم: {garments}.|أحتاج إلى مزيد من الوقت لإنهاء طلبكم: {garments}.] أعتذر عن التأخير.',
    ready: 'طلبكم جاهز: {garments}.[ المحل مفتوح اليوم حتى الساعة {until}.]',
    waiting: '[طلبكم جاهز منذ يوم {day}: {garments}.|طلبكم جاهز: {garments}.] متى يناسبكم استلامه؟',
    owed: 'المبلغ المتبقي {amount} عن الطلب رقم {number}: {garments}.',
    thanks: 'شكرًا لثقتكم. أرجو أن ينال الطلب إعجابكم: {garments}. أخبروني من فضلكم إن لم يكن المقاس مناسبًا.',
  },
  days: {
    weekdays: ['الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت', 'الأحد'],
    months: [
      ...['يناير', 'فبراير', 'مارس', 'أبريل', 'مايو', 'يونيو'],
      ...['يوليو', 'أغسطس', 'سبتمبر', 'أكتوبر', 'نوفمبر', 'ديسمبر'],
    ],
    day: '{weekday} {date} {month}',
    today: 'اليوم، {day}',
    tomorrow: 'غدًا، {day}',
    other: 'يوم {day}',
  },
  more: '{garments} و{count} غيرها',
};
