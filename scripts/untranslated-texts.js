/** Attributes and properties whose values nobody reads. */
const notRead =
  /^(css|__typename|@type|@page|from|viewBox|preserveAspectRatio|srcSet|boxSize|country|fragmentName|content|[Aa]uthorization|scrollSnapType|csv|as|id|key|ref|type|role|name|form|href|to|src|rel|target|lang|pattern|accept|sizes|size|variant|colorPalette|textStyle|className|autoComplete|inputMode|transition|animation|shadow|boxShadow|transform|position|inset.*|overflow.*|display|align.*|justify.*|place.*|grid.*|flex.*|white[Ss]pace|wrap|font.*|color|bg|background.*|border.*|outline.*|[pm][xytbse]?|gap|.*Gap|(min|max)?[WH]|(min|max)?([Ww]idth|[Hh]eight)|timeZone|aria-(labelledby|describedby|controls|live|current|keyshortcuts)|data-.*)$/
/** Attributes and properties that are read, whatever they hold. */
const read =
  /^(label|title|placeholder|aria-label|alt|helper|hint|submit|confirm|decline|text|empty|caption|help|question|description|loadingText|saved|deleted|notDeleted|changedElsewhere|incomplete)$/

const letters = /\p{L}{2}/u
/** Written alike in all languages. */
const names = /\b(GSTIN|PDF|Shopify|UPI|WhatsApp|WooCommerce)\b/g
/** A sentence, or a word that begins like one. Styles and addresses are neither. */
const isText = (value) =>
  /^\p{Lu}[\p{Ll}’]/u.test(value.trim())
    ? !/^\p{Lu}\p{Ll}+(\p{Lu}\p{Ll}+)+/u.test(value.trim())
    : /[\p{L}’,;:.)] [\p{L}(“]/u.test(value) &&
      !/(\d|x)(fr|rem|px|%|ms|mm)|[(=]|^[./&:]|https?:|\.(csv|json)$/.test(value)

/** Macros, and functions whose arguments nobody reads. */
const macros = new Set([
  't',
  'msg',
  'plural',
  'select',
  'ph',
  'graphql',
  '_',
  'includes',
  'info',
  'error',
  'querySelector',
])
const nameOf = (node) => node?.name?.name ?? node?.name ?? node?.property?.name

/** Whether a literal is no text of its own: a part of a message, of a document or of a type. */
function isNoText(node) {
  for (let child = node, parent = node.parent; parent; child = parent, parent = parent.parent) {
    if (parent.type === 'TaggedTemplateExpression' || /^TS|^Import|^Export(All|Named)/.test(parent.type)) {
      if (
        !/^TS(As|Satisfies|NonNull)/.test(parent.type) &&
        !(parent.type === 'ExportNamedDeclaration' && parent.declaration)
      )
        return true
    }
    if (parent.type === 'CallExpression' && child !== parent.callee && macros.has(nameOf(parent.callee)))
      return true
    if (parent.type === 'NewExpression' || parent.type === 'ThrowStatement') return true
    if (parent.type === 'JSXElement' && ['Trans', 'Plural', 'Select'].includes(nameOf(parent.openingElement)))
      return true
    if (/^(Binary|Switch)/.test(parent.type) && parent.type !== 'SwitchStatement' && parent.operator !== '+')
      return true
    if (
      parent.type === 'Property' &&
      (child === parent.key || notRead.test(parent.key.name ?? parent.key.value ?? ''))
    )
      return true
    // The columns of files are the same in all languages.
    if (parent.type === 'VariableDeclarator' && parent.id.name === 'csv') return true
    // A property's name, or a list that is searched.
    if (
      parent.type === 'MemberExpression' &&
      (child === parent.property || parent.property.name === 'includes')
    )
      return true
    if (parent.type === 'JSXAttribute' && notRead.test(nameOf(parent))) return true
  }
  return false
}

/** The attribute or property of which a literal is the value, also by way of a condition. */
function ownerOf(node) {
  let parent = node.parent
  while (/^(Conditional|Logical)Expression$|^JSXExpressionContainer$/.test(parent.type))
    parent = parent.parent
  return parent
}

/** The literals of a sum, with '' for each other operand. */
const literalsOf = (node) =>
  node.type === 'BinaryExpression'
    ? [...literalsOf(node.left), ...literalsOf(node.right)]
    : [typeof node.value === 'string' ? node.value : '']

/** The values of `error` and `message` that Zod shows, and sentences that don't come from the catalogue: they would stay English. */
export const untranslatedRefusals = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      marker:
        'Mark this message for the extractor: /*i18n*/ before the text (docs/how-to.md, “Refuse a request”).',
      sentence: 'Take this sentence from the catalogue: (i18n) => i18n._(…).',
    },
  },
  create: (context) => ({
    'Property[key.name="error"] > Literal'(node) {
      const isMarked = context.sourceCode.getCommentsBefore(node).some(({ value }) => value === 'i18n')
      if (typeof node.value === 'string' && !isMarked) context.report({ node, messageId: 'marker' })
    },
    'Property[key.name="error"] > TemplateLiteral': (node) => context.report({ node, messageId: 'marker' }),
    ':matches(Property[key.name="message"], CallExpression[callee.name=/^(invalid|notFound|conflict)$/], NewExpression) > ArrowFunctionExpression > :matches(Literal, TemplateLiteral).body'(
      node,
    ) {
      if (isText(String(node.value ?? node.quasis?.[0].value.cooked)))
        context.report({ node, messageId: 'sentence' })
    },
  }),
}

/** Texts outside of Lingui's macros: they would stay English on Hindi pages. */
export const untranslatedTexts = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      text: 'This text is not translated: use Trans, t or msg (docs/how-to.md, “Write a text that is shown”).',
    },
  },
  create(context) {
    const report = (node) => context.report({ node, messageId: 'text' })
    const check = (node, written) => {
      const value = written.replace(names, '')
      const owner = ownerOf(node)
      const isRead =
        owner.type === 'JSXElement' ||
        owner.type === 'JSXFragment' ||
        (owner.type === 'JSXAttribute' && read.test(nameOf(owner)))
      if ((isText(value) || (isRead && letters.test(value))) && !isNoText(node)) report(node)
    }
    /** A text of several parts, such as `${count} left` or 'Order ' + number: the parts are read as one sentence. */
    const checkParts = (node, parts) => {
      if (letters.test(parts.join(' '))) check(node, parts.join('x'))
    }
    return {
      JSXText: (node) => letters.test(node.value.replace(names, '')) && !isNoText(node) && report(node),
      Literal: (node) => typeof node.value === 'string' && check(node, node.value),
      TemplateLiteral: (node) =>
        checkParts(
          node,
          node.quasis.map(({ value }) => value.cooked),
        ),
      BinaryExpression: (node) =>
        node.operator === '+' &&
        node.parent.type !== 'BinaryExpression' &&
        checkParts(node, literalsOf(node)),
    }
  },
}
