import type { ParaAssinarPeloProvedor } from '@credito/api/gestao-assinatura.rotas';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';
import { CampoCodigo } from '@credito/ui/campo-codigo/campo-codigo';
import { Dialogo } from '@credito/ui/dialogo/dialogo';
import { useState } from 'react';
import { mensagemDoErro } from '../../../sessao/consultas.ts';
import { useAssinar } from '../assinaturas.queries.ts';

/** One code signs all that was marked; what is declared of each of them is said before. */
export function DialogoDaAssinatura({
  documentos,
  aoFechar,
  aoAssinar,
}: {
  documentos: readonly ParaAssinarPeloProvedor[];
  aoFechar: () => void;
  aoAssinar: () => void;
}) {
  const [codigo, setCodigo] = useState('');
  const assinar = useAssinar(aoAssinar);
  const quantos = documentos.length === 1 ? '1 documento' : `${documentos.length} documentos`;
  return (
    <Dialogo
      aberto
      aoFechar={aoFechar}
      titulo={`Assinar ${quantos}?`}
      descrito={false}
      acoes={
        <Botao
          carregando={assinar.isPending}
          disabled={codigo.length < 6}
          onClick={() => assinar.mutate({ codigo, documentos })}
        >
          Assinar
        </Botao>
      }
    >
      {assinar.isError ? (
        <Aviso tom="erro" aoVivo>
          {mensagemDoErro(assinar.error)}
        </Aviso>
      ) : null}
      <p>Com o código você declara, de cada um:</p>
      <ul>
        {documentos.map(({ assinanteId, declaracao }) => (
          <li key={assinanteId}>{declaracao}</li>
        ))}
      </ul>
      <CampoCodigo
        rotulo="Código do aplicativo"
        dica="Os 6 números que o seu aplicativo mostra agora. Cada código vale uma vez."
        value={codigo}
        aoMudar={setCodigo}
      />
    </Dialogo>
  );
}
