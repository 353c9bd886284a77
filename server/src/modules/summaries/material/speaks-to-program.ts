/**
 * Text that addresses a language model instead of people. A text that contains it is left out of summaries as a whole:
 * the model would have to be trusted not to follow it, and quoted by the composer it would be useless. The checks of
 * the answer (`writing/check-sentence.ts`) do not rely on this list: it cannot cover every language and trick.
 */
const VERB =
  '(?:ignor\\p{L}*|disregard\\p{L}*|forget|override|bypass|vergiss|vergesst|missachte|oublie[zr]?|olvid[ae]\\p{L}*|dimentica\\p{L}*|esque[cç]\\p{L}*|desconsider\\p{L}*|negeer|zignoruj|pomiń)';
const RULES =
  '(?:instructions?|prompts?|rules|guidelines|constraints|directions|commands|anweisung\\p{L}*|regeln|vorgaben|consignes|r[eè]gles|instrucciones|reglas|istruzion\\p{L}*|regole|instru[cç][oõ]es|regras|instructies|instrukcj\\p{L}*|poleceni\\p{L}*)';
/** Where an instruction may start: at a sentence, a quote, a bracket. */
const START = `(?:^|[.!?:;\\n"“'(\\[{>*–—-])\\s*(?:(?:please|now|instead|also|and|then|bitte)\\b[\\s,]*)*`;
const TELL =
  '(?:say|write|state|claim|mention|respond|reply|answer|output|print|repeat|return|append|insert|include|add|begin|start|end|conclude|tell|report|mark|rate|describe|translate|summari[sz]e)';
const TEXT_OF_OURS =
  '(?:summar(?:y|ies)|your (?:answer|response|reply|output|instructions|prompt|text|message)|(?:the|this) (?:phrase|word|words|string|following)|verbatim|(?:everything|all (?:of )?(?:the |these |other )?(?:goals?|others?)|every goal|each goal)\\b[^.!?\\n]{0,20}\\b(?:was|were|is|are|as|has|have)\\b|in (?:all caps|capital letters))';
const near = (one: string, other: string): RegExp =>
  new RegExp(`(?:${one})[^.!?\\n。]{0,40}(?:${other})|(?:${other})[^.!?\\n。]{0,40}(?:${one})`, 'iu');

const PATTERNS: readonly RegExp[] = [
  new RegExp(`${VERB}[^.!?\\n]{0,60}${RULES}`, 'iu'),
  new RegExp(`${RULES}[^.!?\\n]{0,20}(?:ignorieren|vergessen|négliger|ignorer|ignorar)`, 'iu'),
  new RegExp(`${START}${VERB}\\s+(?:everything|all|anything|what)\\b`, 'iu'),
  near('игнорир\\p{L}*|забудь|отбрось', 'инструкц\\p{L}*|правил\\p{L}*|указани\\p{L}*'),
  near('忽略|无视|無視|忘记|忘れ', '指令|指示|说明|規則|规则|ルール|以上|之前|上記|前の'),
  near('무시|잊어', '지시|명령|규칙|이전'),
  near('تجاهل|انس', 'التعليمات|الأوامر|تعليمات|القواعد'),
  near('התעלם|שכח', 'הוראות|ההוראות|כללים'),
  near('अनदेखा|भूल', 'निर्देश|निर्देशों|नियम'),
  near('yoksay|görmezden gel|unut', 'talimat\\p{L}*|kural\\p{L}*'),
  /(?:^|\n|["'}\]])\s*(?:#{1,6}|\*\*)?\s*(?:system|assistant|developer)\s*(?:prompt|message|override|note)?\s*(?:\*\*)?\s*:/iu,
  /<\/?\|?\s*(?:system|assistant|developer|user|human|im_start|im_end|endoftext|instructions?|data|context|goals?|material|document)\b[^>]*>/iu,
  /\[\/?(?:INST|SYS|SYSTEM|ASSISTANT|USER)\]|<<\/?SYS>>|<\|[a-z_]+\|>|#{2,}\s*(?:end|new|instructions?|response|system|task)\b/iu,
  /"(?:role|content|goals|sentences|sources|tool_calls?|function|goalId)"\s*:/iu,
  /\b(?:system|hidden|initial|secret)\s+(?:prompts?|instructions?)\b|\bprompt injection\b/iu,
  /\b(?:you are|you're|act as|behave as|pretend (?:to be|you)|role-?play as|du bist|tu es|eres)\s+(?:now\s+|jetzt\s+|a\s+|an\s+|the\s+|no\s+longer\s+|ein\s+)?(?:\w+\s+){0,2}(?:model|assistant|ai|bot|dan|chatbot|gpt|jailbr\w+|unrestricted)\b/iu,
  /\b(?:jailbreak\w*|developer mode|debug mode|god mode|do anything now|no restrictions|new persona)\b/iu,
  /\b(?:notes?|message|instructions?|attention|reminder|important|hinweis|nachricht)[\s:,]+(?:to|for|an|für)\s+(?:the\s+|any\s+|all\s+|die\s+)?(?:ai|ki|assistant|model|summari[sz]er|bot|llm|system)\b/iu,
  /\b(?:dear|hey|hello|attention)\s+(?:ai|assistant|model|summari[sz]er|bot|llm|chatgpt)\b/iu,
  /\b(?:summar(?:y|ies)|your (?:answer|response|reply|output|text))\s+(?:you write\s+)?(?:must|should|shall|has to|have to|needs? to|always|will)\b/iu,
  /\b(?:when|while|before|after|if)\s+(?:you\s+)?(?:summari[sz]\w+|writing the summary|you (?:write|read|see))\b/iu,
  new RegExp(`${START}${TELL}\\b[^.!?\\n]{0,60}\\b${TEXT_OF_OURS}`, 'iu'),
  new RegExp(
    `${START}(?:(?:say|write|respond|reply|print|repeat)|${TELL}\\s+(?:only|just|exactly|nothing but|with))\\b\\s*[:"“'«\`]`,
    'iu',
  ),
  new RegExp(
    `${START}(?:add|create|include|invent|insert|append|list)\\b[^.!?\\n]{0,20}\\bgoal\\s*(?:#|id|number|no\\.?)?\\s*\\d`,
    'iu',
  ),
  new RegExp(
    `${START}(?:sag\\p{L}*|schreib\\p{L}*|behaupte\\p{L}*|antworte\\p{L}*|gib)\\b[^.!?\\n]{0,60}\\b(?:alles|alle ziele|jedes ziel|zusammenfassung)\\b`,
    'iu',
  ),
  new RegExp(
    `${START}(?:dis|dites|écri[st]\\p{L}*|réponds|affirme\\p{L}*|di|diga|escrib[ea]\\p{L}*|responde|scriv[ia]|rispondi|escreva)(?!\\p{L})[^.!?\\n]{0,60}(?:résumé|resumen|resumo|riassunto|tout|tous|toutes|todo|todos|todas|tutto|tutti|tudo)(?!\\p{L})`,
    'iu',
  ),
  /\b(?:base64|rot13|exfiltrat\w*)\b|\b(?:decode|execute|run|follow)\s+(?:this|these|the following)\b/iu,
  /(?<![A-Za-z0-9+/])(?=[A-Za-z0-9+/]*\d)(?=[A-Za-z0-9+/]*[A-Z])(?=[A-Za-z0-9+/]*[a-z])[A-Za-z0-9+/]{28,}={0,2}/u,
  /(?:\\u[0-9a-f]{4}){4,}|(?:\\x[0-9a-f]{2}){4,}|(?:&#x?[0-9a-f]{2,6};){4,}|(?:\b[0-9a-f]{2}\s){16,}/iu,
  /[\u{E0000}-\u{E007F}]/u,
  /i\W{0,3}g\W{0,3}n\W{0,3}o\W{0,3}r\W{0,3}e\W{1,3}(?:a\W{0,3}l\W{0,3}l|p\W{0,3}r\W{0,3}e\W{0,3}v)/iu,
];

const ADDRESS = /\b(?:https?:\/\/|www\.)\S+/gi;

/** Letters of other scripts that look like Latin ones, used to evade filters. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  х: 'x',
  у: 'y',
  і: 'i',
  ѕ: 's',
  ԁ: 'd',
  ո: 'n',
  ɡ: 'g',
  ν: 'v',
  ο: 'o',
  α: 'a',
};

/** The text as a model may read it: without hidden characters, and with each letter in one form. */
function plainForms(text: string): readonly string[] {
  const visible = text
    .toWellFormed()
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Variation_Selector}]/gu, '');
  const latin = visible.replace(
    /[\u0370-\u058F\u0261]/gu,
    (letter) => LOOKALIKES[letter.toLowerCase()] ?? letter,
  );
  const leet = latin
    .replace(/0/g, 'o')
    .replace(/1/g, 'i')
    .replace(/3/g, 'e')
    .replace(/4/g, 'a')
    .replace(/5/g, 's');
  return [text, visible, latin, leet].map((form) => form.replace(ADDRESS, ' '));
}

/** Whether a text addresses a program instead of people. */
export function speaksToProgram(text: string): boolean {
  return plainForms(text).some((form) => PATTERNS.some((pattern) => pattern.test(form)));
}
