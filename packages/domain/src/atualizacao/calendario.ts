/** The dates of an update as a calendar file (RFC 5545): whole days, with a reminder a week before the last one. */
import { type Data, dataEmSaoPaulo, somarDias } from '../tempo/data.ts';
import { type Periodo, prazosDoPeriodo, rotuloDoPeriodo } from './periodo.ts';

const OCTETOS_POR_LINHA = 74;

/** Lines end in CRLF, and longer ones go on after a space. */
function linha(texto: string): string {
  const partes: string[] = [];
  let atual = '';
  let octetos = 0;
  for (const caractere of texto) {
    const tamanho = new TextEncoder().encode(caractere).length;
    if (octetos + tamanho > OCTETOS_POR_LINHA) {
      partes.push(atual);
      atual = ' ';
      octetos = 1;
    }
    atual += caractere;
    octetos += tamanho;
  }
  return `${[...partes, atual].join('\r\n')}\r\n`;
}

const escapar = (texto: string) => texto.replace(/([\\;,])/g, '\\$1').replace(/\n/g, '\\n');
const dia = (data: Data) => data.replaceAll('-', '');

interface Evento {
  id: string;
  em: Data;
  titulo: string;
  lembrarDias: number | null;
}

interface Edicao {
  carimbo: string;
  url: string;
  /** Programs take what has a higher number in the place of what they know. */
  sequencia: number;
}

function evento(
  { id, em, titulo, lembrarDias }: Evento,
  { carimbo, sequencia, url }: Edicao,
): readonly string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${carimbo}`,
    `SEQUENCE:${sequencia}`,
    `DTSTART;VALUE=DATE:${dia(em)}`,
    `DTEND;VALUE=DATE:${dia(somarDias(em, 1))}`,
    `SUMMARY:${escapar(titulo)}`,
    `DESCRIPTION:${escapar('Confira os seus dados no portal. Se nada mudou, é só confirmar.')}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    ...(lembrarDias === null
      ? []
      : [
          'BEGIN:VALARM',
          'ACTION:DISPLAY',
          `DESCRIPTION:${escapar(titulo)}`,
          `TRIGGER:-P${lembrarDias}D`,
          'END:VALARM',
        ]),
    'END:VEVENT',
  ];
}

const carimboDe = (momento: Date) => `${momento.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;

export interface QuemPede {
  /** As people know it. */
  provedor: string;
  /** Where the update is done. */
  url: string;
}

const DIAS_DO_ALARME = 7;

/** The same period gives the same identifiers: importing it again after an extension moves the days. */
export function calendarioDoPeriodo(periodo: Periodo, agora: Date, { provedor, url }: QuemPede): string {
  const { abre, fecha, tardioAte } = prazosDoPeriodo(periodo);
  const rotulo = `${provedor}: ${rotuloDoPeriodo(periodo).toLowerCase()}`;
  const chave = `atualizacao-${periodo.ano}-${periodo.semestre}`;
  const edicao = { carimbo: carimboDe(agora), sequencia: periodo.prorrogacoes.length, url };
  const eventos: readonly Evento[] = [
    ...(dataEmSaoPaulo(agora) < abre
      ? [
          {
            id: `${chave}-abre@credito-estudantil`,
            em: abre,
            titulo: `${rotulo}: começa hoje`,
            lembrarDias: null,
          },
        ]
      : []),
    {
      id: `${chave}-fecha@credito-estudantil`,
      em: fecha,
      titulo: `${rotulo}: último dia do prazo`,
      lembrarDias: DIAS_DO_ALARME,
    },
    ...(tardioAte > fecha
      ? [
          {
            id: `${chave}-tardio@credito-estudantil`,
            em: tardioAte,
            titulo: `${rotulo}: último dia da entrega com atraso`,
            lembrarDias: null,
          },
        ]
      : []),
  ];
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Credito Estudantil//Atualizacao cadastral//PT-BR',
    'CALSCALE:GREGORIAN',
    ...eventos.flatMap((um) => evento(um, edicao)),
    'END:VCALENDAR',
  ]
    .map(linha)
    .join('');
}
