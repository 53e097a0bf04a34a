import { byLang } from './by-lang.ts'

/** The satisfaction survey, and the thank-you pages after it and after a review (spec section 2, P7). */
export const surveyCopy = byLang(
  {
    title: 'Pesquisa de satisfação',
    question: (brand: string) => `Qual é a chance de você recomendar a ${brand} a alguém de quem gosta?`,
    intro: 'Toque em uma nota de 0 a 10. É só isso: não há mais perguntas.',
    scale: 'Sua nota',
    score: (score: number) => `Nota ${score}`,
    least: 'Nada provável',
    most: 'Muito provável',
    withEmail: 'Sua nota será guardada com este e-mail:',
    badEmail: 'O e-mail que veio no link não parece certo. Sem problema: sua nota será guardada sem ele.',
    privacy: 'Como cuidamos dos seus dados',
    thanks: 'Obrigado por avaliar!',
    surveyThanks:
      'Sua nota foi registrada. É com respostas sinceras como a sua que a gente acerta o próximo passo.',
    reviewThanks:
      'Sua opinião ajuda outras pessoas a escolher com confiança, e ajuda a gente a fazer melhor. Lemos cada avaliação antes de publicar.',
    browse: 'NAVEGAR NO SITE',
    notSaved: 'Sua nota ainda não foi registrada',
    notSavedText:
      'A pesquisa está indisponível neste instante. Nada se perdeu: espere um pouquinho e envie de novo.',
    sendAgain: (score: string) => `Enviar a nota ${score} de novo`,
    rejected: 'Sua nota não foi registrada',
    rejectionReason: 'Algo no link ou no formulário não está certo:',
    rejectedText: 'Nada foi guardado. Volte à pesquisa e escolha a sua nota de novo.',
    back: 'Voltar à pesquisa',
  },
  {
    title: 'Satisfaction survey',
    question: (brand) => `How likely are you to recommend ${brand} to someone you care about?`,
    intro: 'Tap a score from 0 to 10. That’s it: no more questions.',
    scale: 'Your score',
    score: (score) => `Score ${score}`,
    least: 'Not at all likely',
    most: 'Very likely',
    withEmail: 'Your score will be kept with this e-mail:',
    badEmail: 'The e-mail in the link does not look right. No problem: your score will be kept without it.',
    privacy: 'How we protect your data',
    thanks: 'Thank you for your review!',
    surveyThanks: 'Your score is in. Honest answers like yours show us what to do next.',
    reviewThanks:
      'Your opinion helps others choose with confidence, and helps us do better. We read every review before it is published.',
    browse: 'BROWSE THE SITE',
    notSaved: 'Your score has not been recorded yet',
    notSavedText: 'The survey is unavailable right now. Nothing is lost: wait a moment and send it again.',
    sendAgain: (score) => `Send score ${score} again`,
    rejected: 'Your score was not recorded',
    rejectionReason: 'Something in the link or the form isn’t right:',
    rejectedText: 'Nothing was kept. Go back to the survey and choose your score again.',
    back: 'Back to the survey',
  },
)
