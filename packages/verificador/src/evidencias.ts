/** What stands inside the sealed file: the one that was read, and who signed it. */
import { conferirCadeia, type FalhaDaCadeia, type Sha256 } from '@credito/domain/assinatura/cadeia';
import {
  lerPacote,
  NOME_DAS_EVIDENCIAS,
  type PacoteDeEvidencias,
} from '@credito/domain/assinatura/pacote-de-evidencias';
import { situacaoDasAssinaturas } from '@credito/domain/assinatura/quem-assinou';
import { formatarMomento } from '@credito/domain/tempo/data';
import { type Achado, achar } from './achados.ts';
import { resumir } from './selo/cms.ts';

const sha256: Sha256 = (conteudo) => resumir('sha256', Buffer.from(conteudo));

const FALHAS: Readonly<Record<FalhaDaCadeia['falha'], string>> = {
  'sem-registros': 'não há nenhum registro',
  sequencia: 'um registro foi tirado, repetido ou trocado de lugar',
  anterior: 'o registro não continua o anterior',
  hash: 'o registro foi mudado',
  envelope: 'o registro é de outro envelope',
  documento: 'o registro fala de outro documento',
  hora: 'o registro é anterior ao que veio antes dele',
  abertura: 'o envelope não começa pela sua abertura',
};

export interface EvidenciasLidas {
  achados: readonly Achado[];
  pacote: PacoteDeEvidencias | null;
}

export function conferirEvidencias(anexos: ReadonlyMap<string, Buffer>): EvidenciasLidas {
  const arquivo = anexos.get(NOME_DAS_EVIDENCIAS);
  if (!arquivo)
    return { achados: [achar('evidencias-ausentes', 'As evidências não estão no arquivo.')], pacote: null };
  const pacote = lerPacote(arquivo.toString('utf8'));
  if (!pacote)
    return { achados: [achar('evidencias-ilegiveis', 'As evidências não podem ser lidas.')], pacote: null };
  return {
    pacote,
    achados: [
      ...conferirLido(pacote, anexos.get(pacote.arquivo)),
      ...conferirElos(pacote),
      ...conferirAssinaturas(pacote),
    ],
  };
}

function conferirLido({ arquivo, sha256: h0 }: PacoteDeEvidencias, lido: Buffer | undefined): Achado[] {
  if (!lido) return [achar('anexo-ausente', `O arquivo que foi lido, ${arquivo}, não está junto.`)];
  return resumir('sha256', lido).toString('hex') === h0
    ? [achar('anexo-confere', `${arquivo} é o arquivo que foi lido por quem assinou (SHA-256 ${h0}).`)]
    : [achar('anexo-diferente', `${arquivo} não é o arquivo que foi lido por quem assinou.`)];
}

function conferirElos({ elos, envelope, sha256: h0 }: PacoteDeEvidencias): Achado[] {
  const falhas = conferirCadeia(elos, sha256);
  const primeiro = elos[0]?.registro;
  const achados = falhas.map(({ falha, sequencia }) =>
    achar('cadeia-quebrada', `Registro ${sequencia}: ${FALHAS[falha]}.`),
  );
  if (primeiro && (primeiro.envelope !== envelope || primeiro.documento.sha256 !== h0))
    achados.push(achar('cadeia-quebrada', 'Os registros são de outro envelope ou de outro documento.'));
  return achados.length > 0
    ? achados
    : [achar('cadeia-confere', `${elos.length} registros, cada um preso ao anterior.`)];
}

function conferirAssinaturas({ elos, sha256: h0 }: PacoteDeEvidencias): Achado[] {
  const { exigidos, assinados, faltam, estranhas } = situacaoDasAssinaturas(
    elos.map(({ registro }) => registro),
    h0,
  );
  return [
    ...assinados.map(({ assinante, pessoa, hora }) =>
      achar(
        'assinado',
        `${pessoa.nome.valor} (${assinante.papel}) assinou em ${formatarMomento(new Date(hora.em))}.`,
      ),
    ),
    ...faltam.map(({ nome, papel }) =>
      achar('assinatura-que-falta', `Falta a assinatura de ${nome} (${papel}).`),
    ),
    ...estranhas.map(({ pessoa }) =>
      achar(
        'assinatura-estranha',
        `Há uma assinatura de ${pessoa.nome.valor} que não vale para este documento.`,
      ),
    ),
    ...(exigidos.length === 0
      ? [achar('assinatura-que-falta', 'As evidências não dizem quem tinha de assinar.')]
      : []),
  ];
}
