import type { Verificacao } from '@credito/api/assinatura.rotas';
import { formatarCodigoDeVerificacao } from '@credito/domain/assinatura/codigo-de-verificacao';
import { TEXTO_DA_VERIFICACAO } from '@credito/domain/assinatura/verificacao';
import { formatarMomento } from '@credito/domain/tempo/data';
import { comMaiuscula } from '@credito/domain/texto/inicial';
import { Botao } from '@credito/ui/botao/botao';
import { Cartao } from '@credito/ui/cartao/cartao';
import { CartaoDeEstado } from '@credito/ui/cartao-de-estado/cartao-de-estado';
import { Etiqueta, type TomDeEtiqueta } from '@credito/ui/etiqueta/etiqueta';
import { Pagina } from '@credito/ui/pagina/pagina';
import estilos from '../assinatura.module.css';
import { ConferirArquivo } from './conferir-arquivo.tsx';

const TOM: Readonly<Record<Verificacao['situacao'], TomDeEtiqueta>> = {
  'em-assinatura': 'espera',
  assinado: 'sucesso',
  selado: 'sucesso',
  'sem-efeito': 'neutro',
};

const momento = (quando: string) => `${formatarMomento(new Date(quando))}, horário de Brasília`;

interface RegistroProps {
  codigo: string;
  verificacao: Verificacao;
  aoConferirOutro: () => void;
}

/** What is registered under a code, for anybody: initials and masked CPF, never more. */
export function RegistroDaAssinatura({ codigo, verificacao, aoConferirOutro }: RegistroProps) {
  const { titulo, situacao, abertoEm, seladoEm, assinaturas } = verificacao;
  const texto = TEXTO_DA_VERIFICACAO[situacao];
  return (
    <Pagina>
      <CartaoDeEstado
        estado={{ tom: TOM[situacao], texto: texto.rotulo }}
        frase={texto.titulo}
        detalhe={
          <>
            <p>
              <strong>{comMaiuscula(titulo)}</strong>
            </p>
            <p>{texto.texto}</p>
          </>
        }
      />
      <ConferirArquivo verificacao={verificacao} />
      <Cartao titulo="Assinaturas">
        <ul className={estilos.pessoas}>
          {assinaturas.map(({ iniciais, cpf, papel, em }, lugar) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they keep their order, and two may have the same initials.
            <li key={lugar}>
              <span>
                <strong>
                  <bdi>{iniciais}</bdi>
                </strong>
                <span className={estilos.papel}>{`${papel} · CPF ${cpf}`}</span>
                {em ? <span className={estilos.papel}>{momento(em)}</span> : null}
              </span>
              <Etiqueta tom={em ? 'sucesso' : 'espera'}>{em ? 'Assinado' : 'Não assinado'}</Etiqueta>
            </li>
          ))}
        </ul>
      </Cartao>
      <Cartao titulo="Registro">
        <dl className={estilos.fatos}>
          <div>
            <dt>Código de verificação</dt>
            <dd>{formatarCodigoDeVerificacao(codigo)}</dd>
          </div>
          <div>
            <dt>Aberto para assinar em</dt>
            <dd>{momento(abertoEm)}</dd>
          </div>
          {seladoEm ? (
            <div>
              <dt>Selado em</dt>
              <dd>{momento(seladoEm)}</dd>
            </div>
          ) : null}
          <div>
            <dt>Impressão digital do arquivo lido (SHA-256)</dt>
            <dd>{verificacao.sha256DoLido}</dd>
          </div>
          {verificacao.sha256DoSelado ? (
            <div>
              <dt>Impressão digital do arquivo final (SHA-256)</dt>
              <dd>{verificacao.sha256DoSelado}</dd>
            </div>
          ) : null}
        </dl>
      </Cartao>
      <Botao variante="secundario" largo onClick={aoConferirOutro}>
        Conferir outro documento
      </Botao>
    </Pagina>
  );
}
