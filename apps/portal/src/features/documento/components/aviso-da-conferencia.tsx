/** What the check before sending found; the person may send anyway and say why (the analyst reads it). */
import type { RegistroDeDocumento } from '@credito/api/registro-de-documento';
import { textoLimpo } from '@credito/domain/texto/texto-livre';
import { AreaDeTexto } from '@credito/ui/area-de-texto/area-de-texto';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';
import { ConfirmarOuCancelar } from '@credito/ui/dialogo/confirmar-ou-cancelar';
import { Dialogo } from '@credito/ui/dialogo/dialogo';
import { useFocoNoPrimeiroErro } from '@credito/ui/foco/foco';
import { useState } from 'react';
import { useRascunho } from '../../../wizard/use-rascunho.ts';

const MAXIMO = 500;

export interface AvisoDaConferenciaProps {
  registro: RegistroDeDocumento;
  salvando: boolean;
  aoExplicar: (explicacao: string) => Promise<unknown>;
}

export function AvisoDaConferencia({ registro, salvando, aoExplicar }: AvisoDaConferenciaProps) {
  const [aberto, setAberto] = useState(false);
  const { valores, mudar, apagar } = useRascunho(`explicacao/${registro.idDocumento}`, {
    texto: registro.explicacao ?? '',
  });
  const { texto } = valores;
  const [erro, setErro] = useState<string>();
  const focarPrimeiroErro = useFocoNoPrimeiroErro();
  const falhas = registro.conferencias.filter(({ resultado }) => resultado === 'reprovado');
  if (falhas.length === 0) return null;

  async function salvar() {
    const explicacao = textoLimpo(texto);
    if (explicacao === '') {
      setErro('Escreva a explicação.');
      focarPrimeiroErro();
      return;
    }
    try {
      await aoExplicar(explicacao);
      apagar();
      setAberto(false);
    } catch {
      setErro('Ocorreu um erro ao salvar os dados. Por favor, tente novamente.');
    }
  }

  return (
    <>
      <Aviso
        tom="atencao"
        titulo="Confira este documento"
        aoVivo
        acao={
          <Botao compacto variante="secundario" onClick={() => setAberto(true)}>
            {registro.explicacao ? 'Ver a explicação' : 'Enviar assim mesmo e explicar'}
          </Botao>
        }
      >
        {falhas.map(({ regra, explicacao }) => (
          <p key={regra}>{explicacao}</p>
        ))}
      </Aviso>
      <Dialogo
        aberto={aberto}
        aoFechar={() => setAberto(false)}
        titulo="Explique ao analista"
        acoes={
          <ConfirmarOuCancelar
            aoCancelar={() => setAberto(false)}
            carregando={salvando}
            onClick={() => void salvar()}
          >
            Salvar explicação
          </ConfirmarOuCancelar>
        }
      >
        <AreaDeTexto
          rotulo="Por que este documento está certo?"
          dica="Por exemplo: casei e ainda não troquei o RG."
          maxLength={MAXIMO}
          value={texto}
          erro={erro}
          onChange={(evento) => {
            mudar({ texto: evento.currentTarget.value });
            setErro(undefined);
          }}
        />
      </Dialogo>
    </>
  );
}
