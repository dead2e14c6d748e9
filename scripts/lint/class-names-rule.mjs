const refusals = [
  {
    messageId: 'size',
    // A colour (`text-[#fff]`) is not a size.
    pattern: /(?<![\w-])text-(?:\[(?!#|color:|rgb)|\(length:)[^\s]*|\[font-size:[^\s]*/,
  },
  { messageId: 'breakpoint', pattern: /(?<![\w-])(?:min|max)-\[[^\s]*:/ },
];

/** ESLint rule: class names have text sizes and breakpoints of `tailwind.config.ts` only. */
export const classNamesRule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      size: '{{found}}: use a text size of `fontSize` in tailwind.config.ts, or add one there if a drawn screen needs it.',
      breakpoint: '{{found}}: use a breakpoint of `screens` in tailwind.config.ts, or add one there.',
    },
  },
  create(context) {
    const check = (node, text) => {
      for (const { messageId, pattern } of refusals) {
        const found = pattern.exec(text)?.[0];
        if (found) context.report({ node, messageId, data: { found } });
      }
    };
    return {
      Literal: (node) => typeof node.value === 'string' && check(node, node.value),
      TemplateElement: (node) => check(node, node.value.raw),
    };
  },
};
