import { MAXIMO_DO_MOTIVO } from '@credito/domain/assinatura/troca-de-contato';
import { AreaDeTexto } from '@credito/ui/area-de-texto/area-de-texto';
import { Aviso } from '@credito/ui/aviso/aviso';
import type { Blocos } from '@credito/ui/blocos/blocos';
import type { VarianteDeBotao } from '@credito/ui/botao/botao';
import { ConfirmarOuCancelar } from '@credito/ui/dialogo/confirmar-ou-cancelar';
import { Dialogo } from '@credito/ui/dialogo/dialogo';
import { useFocoNoPrimeiroErro } from '@credito/ui/foco/foco';
import { useRef, useState } from 'react';
import estilos from '../envelope.module.css';

/** An act of the desk on an envelope: what it does, what it asks for, and why. */
export function DialogoComMotivo({
  titulo,
  rotulo,
  variante = 'primario',
  consequencia,
  motivo,
  aoMudarMotivo,
  erros,
  geral,
  carregando,
  aoConfirmar,
  aoFechar,
  children,
}: {
  titulo: string;
  rotulo: string;
  variante?: VarianteDeBotao;
  consequencia: string;
  motivo: string;
  aoMudarMotivo: (motivo: string) => void;
  /** Of what was typed, by field; shown after the first try. */
  erros: Readonly<Record<string, string | undefined>>;
  geral: string | null;
  carregando: boolean;
  aoConfirmar: () => void;
  aoFechar: () => void;
  children?: (mostrados: Readonly<Record<string, string | undefined>>) => Blocos;
}) {
  const [tentou, setTentou] = useState(false);
  const corpo = useRef<HTMLDivElement>(null);
  const focarPrimeiroErro = useFocoNoPrimeiroErro();
  const mostrados = tentou ? erros : {};
  function confirmar() {
    setTentou(true);
    if (Object.values(erros).some(Boolean)) focarPrimeiroErro(corpo.current);
    else if (!carregando) aoConfirmar();
  }
  return (
    <Dialogo
      aberto
      aoFechar={aoFechar}
      titulo={titulo}
      acoes={
        <ConfirmarOuCancelar
          aoCancelar={aoFechar}
          variante={variante}
          carregando={carregando}
          onClick={confirmar}
        >
          {rotulo}
        </ConfirmarOuCancelar>
      }
    >
      <div className={estilos.corpo} ref={corpo}>
        {geral ? (
          <Aviso tom="erro" aoVivo>
            {geral}
          </Aviso>
        ) : null}
        <p>{consequencia}</p>
        {children?.(mostrados)}
        <AreaDeTexto
          rotulo="Motivo"
          dica="Fica nas evidências, que todas as pessoas que assinam recebem: não escreva dados pessoais."
          rows={3}
          maxLength={MAXIMO_DO_MOTIVO}
          value={motivo}
          erro={mostrados.motivo}
          onChange={({ currentTarget }) => aoMudarMotivo(currentTarget.value)}
        />
      </div>
    </Dialogo>
  );
}
